/** Where a firm is set, and where its members are. */
export const firmPath = "/legalai/firm";
export const letterheadPath = `${firmPath}/letterhead`;
export const firmSettingsPath = `${firmPath}/settings`;
export const switchPath = `${firmPath}/switch`;
export const eraseFirmPath = `${firmPath}/delete`;
export const memberPath = (userId: string) => `${firmPath}/member/${userId}`;

/** Where a mailed invitation is taken. The token stays in the address, so that a form that comes back knows it. */
export const joinAddress = (token: string) => `/legalai/join?${new URLSearchParams({ token })}`;

/** Where owners read the record of their firm, and where it goes as a table. */
export const recordPath = `${firmPath}/record`;
export const recordCsvPath = `${recordPath}.csv`;

/** Where owners see and end what the programs of members act with. */
export const firmTokensPath = `${firmPath}/tokens`;

/** Where owners say which machines are told of what happens. */
export const webhooksPath = `${firmPath}/webhooks`;
