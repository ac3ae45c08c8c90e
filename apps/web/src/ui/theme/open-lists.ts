/**
 * The lists that Ant Design's selects open have no name, and one that scrolls can't be scrolled by keyboard. Every list gets the name of
 * its field as it opens, and a place in the order of Tab; what stands outside the page is a region of that name.
 */
export function mendOpenLists(): () => void {
  const watched = new WeakSet<Element>();
  const changes: MutationObserver[] = [];
  const openings = new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof HTMLInputElement && target.getAttribute('aria-expanded') === 'true')
        whenOpen(target, (list) => watch(target, list));
  });
  const menus = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const added of addedNodes) if (added instanceof HTMLElement) whenShown(added);
  });
  menus.observe(document.body, { childList: true });
  openings.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-expanded'] });

  // Options that come later bring a list of their own.
  const watch = (field: HTMLInputElement, list: Element) => {
    mend(field, list);
    if (watched.has(list)) return;
    watched.add(list);
    const change = new MutationObserver(() => mend(field, list));
    change.observe(list, { subtree: true, childList: true });
    changes.push(change);
  };
  return () => {
    for (const observer of [openings, menus, ...changes]) observer.disconnect();
  };
}

/** Frames until what opens is there. */
const mostTries = 30;

/** A menu is outside the page too: it becomes a region named after the button that opened it. */
function whenShown(added: HTMLElement, tries = mostTries): void {
  const menu = added.querySelector('.ant-dropdown');
  const button = document.querySelector('.ant-dropdown-open');
  if (menu && button) {
    const name = button.getAttribute('aria-label') ?? button.textContent.trim();
    if (name === '' || menu.hasAttribute('role')) return;
    menu.setAttribute('role', 'region');
    menu.setAttribute('aria-label', name);
  } else if (tries > 0 && added.isConnected) requestAnimationFrame(() => whenShown(added, tries - 1));
}

function whenOpen(field: HTMLInputElement, then: (list: Element) => void, tries = mostTries): void {
  const list = document.querySelector(`#${CSS.escape(field.getAttribute('aria-controls') ?? '')}`)?.closest('.ant-select-dropdown');
  if (list) then(list);
  else if (tries > 0) requestAnimationFrame(() => whenOpen(field, then, tries - 1));
}

function mend(field: HTMLInputElement, list: Element): void {
  const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent.trim() ?? field.placeholder;
  const nameless = [...list.querySelectorAll('[role="listbox"]')].filter((box) => !box.hasAttribute('aria-label'));
  if (name !== '') for (const box of nameless) box.setAttribute('aria-label', name);
  if (name !== '' && list.closest('main, dialog, [role="dialog"]') === null) {
    list.setAttribute('role', 'region');
    list.setAttribute('aria-label', name);
  }
  for (const holder of list.querySelectorAll<HTMLElement>('.ant-select-dropdown-list-holder')) holder.tabIndex = 0;
}
