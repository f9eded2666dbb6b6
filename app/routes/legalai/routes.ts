import { index, layout, route } from "@react-router/dev/routes";

/** LegalAI's addresses; those inside `signed-in.tsx` need a session. */
export const legalai = route("legalai", "routes/legalai/area.tsx", [
  index("routes/legalai/landing.tsx"),
  route("accuracy", "routes/legalai/accuracy.tsx"),
  route("try", "routes/legalai/try.tsx"),
  route("auth", "routes/legalai/auth.tsx"),
  route("confirm", "routes/legalai/confirm.tsx"),
  route("forgot-password", "routes/legalai/forgot-password.tsx"),
  route("reset-password", "routes/legalai/reset-password.tsx"),
  route("join", "routes/firm/join.tsx"),
  route("sign-out", "routes/legalai/sign-out.ts"),
  route("second-step", "routes/factors/second-step.tsx"),
  layout("routes/factors/with-session.tsx", [
    route("second-factor", "routes/factors/second-factor.tsx"),
    route("account/passkeys", "routes/factors/passkeys.tsx"),
    route("account/authenticator", "routes/factors/authenticator.tsx"),
    route("account/recovery-codes", "routes/factors/recovery-codes.tsx"),
  ]),
  layout("routes/legalai/signed-in.tsx", [
    route("dashboard", "routes/legalai/dashboard.tsx"),
    route("upload", "routes/legalai/upload.tsx"),
    route("cases", "routes/legalai/cases.tsx"),
    route("account", "routes/legalai/account.tsx"),
    route("account/tokens", "routes/legalai/tokens.tsx"),
    route("firm", "routes/firm/firm.tsx"),
    route("firm/switch", "routes/firm/switch.ts"),
    route("firm/delete", "routes/firm/erase.tsx"),
    route("firm/member/:userId", "routes/firm/member.tsx"),
    route("account/data", "routes/legalai/account-data.ts"),
    route("account/delete", "routes/legalai/delete-account.tsx"),
    route("sample", "routes/legalai/sample.ts"),
    route("matters", "routes/matters/matters.tsx"),
    route("matters/new", "routes/matters/new-matter.tsx"),
    route("matter/:matterId", "routes/matters/matter.tsx"),
    route("case/:caseId", "routes/legalai/case.tsx"),
  ]),
]);
