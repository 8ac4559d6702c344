/** Elements without text for readers, or with text that holds no longer. */
const silent =
  /^(?:SCRIPT|STYLE|TEMPLATE|NOSCRIPT|SVG|IFRAME|OBJECT|CANVAS|VIDEO|AUDIO|SELECT|TEXTAREA|DIALOG|NAV|HEAD)$/;
const struck = /^(?:DEL|S|STRIKE)$/;
const frameRoles =
  /^(?:navigation|banner|contentinfo|complementary|search|dialog|alertdialog|menu|menubar|toolbar|alert)$/;
/** Words of a class or an id, between hyphens. */
const frameWords =
  /(?:^|[\s_-])(?:breadcrumbs?|cookies?|cookiebar|consent|gdpr|skip-?(?:link|nav|to)\w*|sr-only|visually-?hidden|screen-?reader\w*|navbar|navigation|dropdown|pagination|pager|share|sharing|social|addtocalendar|atcb|add-to-cal\w*|createdate|modifydate|article-info|post-info|dt-published|entry-date|entry_date\w*|language-?(?:switch\w*|select\w*|picker)|lang-switch\w*|comments?|comment-?list|related|posted-on|post-date|byline|node__submitted|entry-meta|(?:name|field)-created)(?:$|[\s_-])/i;
/** Whole ids; a class of such a name can be of any part. */
const frameIds =
  /^(?:header|(?:(?:main|page|site)[-_]?)?footer(?:[-_]?(?:wrap|wrapper|inner|container|content|area))?|nav|navi|gnavi|global-?nav|menu)$/i;
/** Whole names of a class or an id. */
const frameNames =
  /(?:^|\s)(?:nav|(?:main|site|top|page|header|footer|mobile|primary|secondary)-(?:nav|menu)|sidebar|footer|(?:site|page|global)-footer|site-header|masthead|topbar|toolbar)(?:$|\s)/i;
/** A menu holds links; SPIP names its lists of articles so, too. */
const menuName = /(?:^|\s)menu(?:$|\s)/i;

/**
 * Whether an element belongs to the frame of a page rather than to its content: navigation, the page's own header and
 * footer, breadcrumbs, skip links, cookie notices, labels of controls, and everything that is hidden by markup.
 * @param isInContent whether it is within `main`, `article` or `section`, where headers and footers are those of a part
 */
export function isFrame(element: Element, isInContent: boolean): boolean {
  if (isHidden(element)) return true;
  if (/^(?:HEADER|FOOTER|ASIDE)$/i.test(element.tagName) && !isInContent) return true;
  if (frameRoles.test(element.getAttribute('role') ?? '')) return true;
  const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`.slice(0, 300);
  if (!isInContent && frameIds.test(element.getAttribute('id') ?? '')) return true;
  if (menuName.test(names) && !element.querySelector('article')) return true;
  return names !== ' ' && (frameWords.test(names) || frameNames.test(names));
}

/** Whether an element has no text for readers: it is hidden by markup, or is the control of something. */
export function isHidden(element: Element): boolean {
  const tag = element.tagName.toUpperCase();
  if (silent.test(tag) || (struck.test(tag) && !isWholeHeading(element))) return true;
  if (tag === 'BUTTON') return !/^(?:H\d|SUMMARY)$/i.test(element.parentElement?.tagName ?? '');
  if (element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return true;
  return /display\s*:\s*none/i.test(element.getAttribute('style') ?? '');
}

/** Whether all of a heading is struck out, which still bounds the section above it. */
function isWholeHeading({ parentElement: parent, textContent }: Element): boolean {
  return /^H[1-6]$/i.test(parent?.tagName ?? '') && parent?.textContent?.trim() === textContent?.trim();
}
