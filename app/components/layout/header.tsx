import { navigation, navigationLinks, site } from "../../content/site.ts";
import { useCurrent } from "../../lib/site-settings.ts";
import { Anchor } from "../ui/anchor.tsx";
import { CtaButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Wordmark } from "../ui/wordmark.tsx";

const getStarted = { label: "Get Started", to: "/contact" } as const;
const slug = (label: string) => label.toLowerCase().replaceAll(" ", "-");

type Group = (typeof navigation)[number];

function GroupLinks({ group, heading }: { group: Group; heading: "visible" | "quiet" }) {
  const current = useCurrent();
  return (
    <>
      <div className="flex flex-wrap gap-x-14 gap-y-6">
        {group.sections.map((section) => (
          <div key={section.label ?? group.label}>
            {section.label && (
              <p
                className={
                  heading === "visible" ? "label mb-1 text-soft" : "label mb-1 mt-2 text-soft"
                }
              >
                {section.label}
              </p>
            )}
            <ul>
              {section.links.map(({ label, to }) => (
                <li key={to}>
                  <a className="menu-link" href={to} aria-current={current(to)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <a className="menu-link menu-all" href={group.all.to} aria-current={current(group.all.to)}>
        {group.all.label}
      </a>
    </>
  );
}

function DesktopGroup({ group }: { group: Group }) {
  const id = `menu-${slug(group.label)}`;
  return (
    <li className="menu-group">
      <button
        type="button"
        className="menu-button"
        popoverTarget={id}
        popoverTargetAction="show"
        interestfor={id}
      >
        {group.label}
        <svg viewBox="0 0 10 6" className="w-2.5" aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
      <div id={id} popover="auto" className="menu-panel slab">
        <div className="face tone-paper">
          <GroupLinks group={group} heading="visible" />
        </div>
      </div>
    </li>
  );
}

function MobileMenu() {
  const current = useCurrent();
  return (
    <div id="mobile-menu" popover="auto" className="mobile-menu tone-paper">
      <nav aria-label="Main menu">
        <Anchor to="phone" className="mobile-call">
          <Icon name="phone" className="size-5" />
          Call {site.phone.word}
        </Anchor>
        {navigation.map((group) => (
          <section key={group.label} className="rule-above py-5">
            <h2 className="text-lg">{group.label}</h2>
            <GroupLinks group={group} heading="quiet" />
          </section>
        ))}
        <ul className="rule-above py-5">
          {navigationLinks.map(({ label, to }) => (
            <li key={label}>
              <a className="menu-link font-display text-lg" href={to} aria-current={current(to)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <CtaButton cta={getStarted} />
      </nav>
    </div>
  );
}

/**
 * Works without scripts: the groups and the mobile menu are popovers. Where the browser opens them under the pointer
 * too, it also lets Escape close them there, which a style sheet's hover would not (WCAG 2.2, 1.4.13).
 */
export function Header() {
  const current = useCurrent();
  return (
    <header className="site-header">
      <div className="page flex h-full items-center justify-between gap-4">
        <Wordmark name={site.name} mark="post" to="/" />
        <nav aria-label="Main" className="hidden h-full lg:block">
          <ul className="main-menu">
            {navigation.map((group) => (
              <DesktopGroup key={group.label} group={group} />
            ))}
            {navigationLinks.map(({ label, to }) => (
              <li key={label}>
                <a className="menu-button" href={to} aria-current={current(to)}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <CtaButton cta={getStarted} small />
            </li>
          </ul>
        </nav>
        <button type="button" className="menu-toggle lg:hidden" popoverTarget="mobile-menu">
          <Icon name="menu" className="when-closed size-7" />
          <Icon name="close" className="when-open size-7" />
          <span className="sr-only">Menu</span>
        </button>
      </div>
      <MobileMenu />
    </header>
  );
}
