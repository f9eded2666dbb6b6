import {
  firmTokenListSchema,
  madeTokenSchema,
  newTokenSchema,
  tokenListSchema,
} from "../../app/schemas/token.ts";
import {
  listFirmTokens,
  listTokens,
  makeToken,
  revokeFirmToken,
  revokeToken,
} from "../../app/services/firms/access-tokens.server.ts";
import { call } from "./call.ts";

export const tokens = [
  call({
    method: "GET",
    path: "/tokens",
    summary: "The tokens of the person, in all of their firms",
    signedIn: true,
    answer: tokenListSchema,
    run: async ({ scope, member }) => ({ tokens: await listTokens(scope.env, member) }),
  }),
  call({
    method: "POST",
    path: "/tokens",
    summary:
      "Make a token that acts for the person in this firm, sent as `Authorization: Bearer`. It is shown here once and never again. Asks for the password, or a second factor shown in the last ten minutes",
    signedIn: true,
    body: newTokenSchema,
    status: 201,
    answer: madeTokenSchema,
    errors: [409],
    run: ({ scope, member, body }) => makeToken(scope, member, body),
  }),
  call({
    method: "DELETE",
    path: "/tokens/{id}",
    summary: "Revoke one of the person's tokens",
    signedIn: true,
    status: 204,
    run: ({ scope, member, params }) => revokeToken(scope, member, params.id),
  }),
  call({
    method: "GET",
    path: "/firms/{id}/tokens",
    summary: "The tokens of all members, for the firm's owners",
    signedIn: true,
    answer: firmTokenListSchema,
    run: async ({ scope, member, params }) => ({
      tokens: await listFirmTokens(scope.env, member, params.id),
    }),
  }),
  call({
    method: "DELETE",
    path: "/firms/{id}/tokens/{tokenId}",
    summary: "Revoke a member's token",
    signedIn: true,
    status: 204,
    run: ({ scope, member, params }) => revokeFirmToken(scope, member, params.id, params.tokenId),
  }),
];
