/** Where the staff find a lead, and all of them; for links in mails. */
export const leadPage = ({ SITE_URL }: Env, leadId: string) => `${SITE_URL}/staff/leads/${leadId}`;
export const leadsPage = ({ SITE_URL }: Env) => `${SITE_URL}/staff?status=new`;
