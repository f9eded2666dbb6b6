import { AppError } from "../../services/errors.ts";
import { statusPage } from "../expected-errors.ts";

function refuse(): never {
  throw statusPage(new AppError("not_found", "There is nothing at this address."));
}

/** Every other address: there is nothing, whatever is asked. */
export const loader = () => refuse();
export const action = () => refuse();

/** Never drawn: with it the address is a page's, and answers as one. */
export default () => null;
