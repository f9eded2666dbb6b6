import type { CDPSession, Page } from "@playwright/test";
import { honeypotField } from "../../../app/schemas/form-fields.ts";
import { awake, expect, test } from "../fixtures.ts";

/** An address as Chromium keeps it, by the names of its own field types. */
const address = {
  fields: [
    ...[
      { name: "NAME_FULL", value: "Tim O'Connor" },
      { name: "NAME_FIRST", value: "Tim" },
    ],
    ...[
      { name: "NAME_LAST", value: "O'Connor" },
      { name: "COMPANY_NAME", value: "O'Connor Pumps" },
    ],
    ...[
      { name: "EMAIL_ADDRESS", value: "tim@pumps.example" },
      { name: "ADDRESS_HOME_ZIP", value: "5000" },
    ],
    ...[
      { name: "PHONE_HOME_WHOLE_NUMBER", value: "+61812345678" },
      { name: "ADDRESS_HOME_CITY", value: "Adelaide" },
    ],
    ...[
      { name: "ADDRESS_HOME_LINE1", value: "1 Pirie Street" },
      { name: "ADDRESS_HOME_COUNTRY", value: "AU" },
    ],
  ],
};
type Filled = { name: string; value: string; autofillType: string };

/** Has the browser fill in the form around a field with a saved address. @returns each field as it was understood. */
async function autofill(page: Page, session: CDPSession, selector: string): Promise<Filled[]> {
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await session.send("DOM.describeNode", { nodeId });
  await page.locator(selector).focus();
  const filled = new Promise<Filled[]>((resolve) => {
    session.once("Autofill.addressFormFilled", ({ filledFields }) => resolve(filledFields));
  });
  // The browser looks at a form a moment after it was shown.
  await expect
    .poll(() =>
      session.send("Autofill.trigger", { fieldId: node.backendNodeId, address }).then(
        () => "filled",
        (error) => String(error),
      ),
    )
    .toBe("filled");
  return filled;
}

test("a browser that fills in a form leaves the field that people do not see, and does not know what it is", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Autofill.enable");
  for (const path of ["/", "/contact", "/law-firms"]) {
    await page.goto(path);
    await awake(page);
    if (path === "/law-firms")
      await page.getByRole("button", { name: "Download the free AI Builder" }).first().click();
    const filled = await autofill(page, session, "form.lead [name=business_name]");
    const byName = new Map(filled.map((field) => [field.name, field]));
    expect(byName.get("business_name"), path).toMatchObject({ value: "O'Connor Pumps" });
    expect(byName.get(honeypotField)?.autofillType ?? "", path).toBe("");
    await expect(page.locator("form.lead [name=business_name]")).toHaveValue("O'Connor Pumps");
    await expect(page.locator(`form.lead [name=${honeypotField}]`)).toHaveValue("");
  }
});

test("neither a keyboard nor a pointer reaches that field", async ({ page }) => {
  await page.goto("/contact");
  const trap = page.locator(`[name=${honeypotField}]`);
  await trap.evaluate((field) => field.focus());
  await expect(trap).not.toBeFocused();
});
