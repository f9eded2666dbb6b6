import { type ComponentProps, useMemo } from "react";
import {
  Form as RouterForm,
  useRouteLoaderData,
  useFetcher as useRouterFetcher,
} from "react-router";
import { firmField } from "../../schemas/form-fields.ts";

/** The firm whose page is shown, by the area's own data; undefined outside of the signed-in area. */
export const usePageFirm = () =>
  useRouteLoaderData<{ firm?: string }>("routes/legalai/signed-in")?.firm;

/** Names the firm of the page in a form, which is then taken in no other firm. */
export function FirmField() {
  const firm = usePageFirm();
  return firm && <input type="hidden" name={firmField} value={firm} />;
}

type Props = ComponentProps<typeof RouterForm>;

const withFirm = (Of: typeof RouterForm) =>
  function PageForm({ children, ...props }: Props) {
    return (
      <Of {...props}>
        {props.method === "post" && <FirmField />}
        {children}
      </Of>
    );
  };

/** The router's form; what it posts names the firm of the page. */
export const Form = withFirm(RouterForm);

/** The router's fetcher, with such a form. */
export function useFetcher<T>() {
  const fetcher = useRouterFetcher<T>();
  const { Form: Plain } = fetcher;
  return { ...fetcher, Form: useMemo(() => withFirm(Plain), [Plain]) };
}
