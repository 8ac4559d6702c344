/** A text to look for, as JSON: a word of a person's is found inside of texts, whatever its case. */
export type Wanted = { text: string; exact: boolean } | { pattern: string; flags: string };

interface RoleStep {
  role: string;
  name?: Wanted;
  level?: number;
  selected?: boolean;
}

/** One step on the way from the roots to elements. */
export type Step =
  | RoleStep
  | { label: Wanted }
  | { text: Wanted }
  | { css: string }
  | { hasText: Wanted }
  | { has: Step[] }
  | { nth: number };

/**
 * Runs in a page: the elements that the steps lead to, in document order. Roles and names are computed as far as our
 * own pages use them.
 * @param roots closed shadow roots of a page; none for its document
 */
export function query(roots: ParentNode[], steps: Step[]): Element[] {
  const implicit: [selector: string, role: string][] = [
    ['button, summary, input[type=button], input[type=submit]', 'button'],
    ['a[href]', 'link'],
    ['h1, h2, h3, h4, h5, h6', 'heading'],
    ['li', 'listitem'],
    ['ul, ol', 'list'],
    ['option', 'option'],
    ['select', 'combobox'],
    ['input[type=checkbox]', 'checkbox'],
    ['input[type=radio]', 'radio'],
    ['input[type=search]', 'searchbox'],
    ['textarea, input:not([type]), input[type=text], input[type=url], input[type=email]', 'textbox'],
    ['dialog', 'dialog'],
    ['fieldset', 'group'],
    ['main', 'main'],
    ['nav', 'navigation'],
    ['section[aria-label], section[aria-labelledby]', 'region'],
    ['progress', 'progressbar'],
    ['output', 'status'],
    ['img', 'img'],
    ['table', 'table'],
    ['tr', 'row'],
    ['aside', 'complementary'],
  ];
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (text: string, wanted: Wanted) => {
    if ('pattern' in wanted) return new RegExp(wanted.pattern, wanted.flags).test(text);
    if (wanted.exact) return text === clean(wanted.text);
    return text.toLowerCase().includes(clean(wanted.text).toLowerCase());
  };
  const toRole = (element: Element) =>
    element.getAttribute('role') ?? implicit.find(([selector]) => element.matches(selector))?.[1];

  /** A control in a label, such as the select of a sentence, is not part of its text. */
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element || node.nodeType === Node.DOCUMENT_FRAGMENT_NODE)) return '';
    if (node instanceof Element) {
      if (node.matches('style, script, [hidden], [aria-hidden=true], select, textarea')) return '';
      const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
      if (label) return label;
      const display = getComputedStyle(node).display;
      if (display === 'none') return '';
      const inner = [...node.childNodes].map(textOf).join('');
      return display.startsWith('inline') ? inner : ` ${inner} `;
    }
    return [...node.childNodes].map(textOf).join('');
  };
  const referred = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((id) => (element.getRootNode() as Document | ShadowRoot).getElementById(id))
      .filter((found) => found !== null);
  const labelsOf = (element: Element): string[] => {
    const by = referred(element, 'aria-labelledby');
    if (by.length > 0) return [clean(by.map(textOf).join(' '))];
    const label = element.getAttribute('aria-label');
    if (label) return [clean(label)];
    return [...((element as HTMLInputElement).labels ?? [])].map((one) => clean(textOf(one)));
  };
  const nameOf = (element: Element): string => {
    const labels = labelsOf(element).join(' ');
    if (labels !== '') return labels;
    if (element.matches('fieldset'))
      return clean(element.querySelector('legend') && textOf(element.querySelector('legend') as Element));
    if (element.matches('input, select, textarea'))
      return clean((element as HTMLInputElement).placeholder || element.getAttribute('title'));
    return clean(textOf(element)) || clean(element.getAttribute('title'));
  };
  const isShown = (element: Element) =>
    element.closest('[aria-hidden=true], [hidden]') === null &&
    (element.matches('option') || (element as HTMLElement).checkVisibility({ visibilityProperty: true }));

  const fitsRole = (element: Element, { role, name, level, selected }: RoleStep) =>
    toRole(element) === role &&
    (level === undefined || element.localName === `h${level}`) &&
    (selected === undefined || (element.getAttribute('aria-selected') === 'true') === selected) &&
    isShown(element) &&
    (name === undefined || fits(nameOf(element), name));
  /** What Playwright compares: the whole text, without what is never shown. */
  const contentOf = (element: Element) =>
    element.matches('script, style, head, head *') ? '' : clean(element.textContent);
  const fitsText = (element: Element, text: Wanted) =>
    fits(contentOf(element), text) && ![...element.children].some((child) => fits(contentOf(child), text));

  const below = (nodes: ParentNode[], select: (element: Element) => boolean) => {
    const all = new Set(nodes.flatMap((node) => [...node.querySelectorAll('*')]));
    return [...all].filter(select);
  };
  let nodes: ParentNode[] = roots.length > 0 ? roots : [document];
  for (const step of steps) {
    if ('role' in step) nodes = below(nodes, (element) => fitsRole(element, step));
    else if ('label' in step)
      nodes = below(nodes, (element) => labelsOf(element).some((label) => fits(label, step.label)));
    else if ('text' in step) nodes = below(nodes, (element) => fitsText(element, step.text));
    else if ('css' in step) nodes = below(nodes, (element) => element.matches(step.css));
    else if ('hasText' in step)
      nodes = nodes.filter((node) => fits(contentOf(node as Element), step.hasText));
    else if ('has' in step) nodes = nodes.filter((node) => query([node], step.has).length > 0);
    else nodes = nodes.slice(step.nth, step.nth === -1 ? undefined : step.nth + 1);
  }
  return nodes as Element[];
}
