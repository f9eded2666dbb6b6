import "react";

declare module "react" {
  /** Attributes of the platform that React's types do not name yet; React passes them through. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
    interestfor?: string;
  }
}
