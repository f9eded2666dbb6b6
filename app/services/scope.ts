/** What a service may use of the request it works for. */
export type Scope = {
  env: Env;
  /** Keeps work alive after the answer; nothing durable may live only here. */
  waitUntil: (work: Promise<unknown>) => void;
  requestId: string;
  client: Client;
};

/** Who is asking, as far as the network says. */
export type Client = {
  /** The network address; of an IPv6 address only its /64, which is what one household or office holds. */
  address: string;
  userAgent: string;
  /** Two letters, ISO 3166-1, or empty. */
  country: string;
};
