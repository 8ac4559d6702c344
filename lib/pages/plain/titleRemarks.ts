/** A short weekday before a dash, which is left of a date: 'Sat - Relay race'. */
const weekday =
  /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|seg|ter|qua|qui|sex|wo|vr|za|zo|mån|tis|ons|tors|fre|lör|sön)(?:\/\p{L}{2,4})?\.? [-–—]+ (?=[\p{L}\d])/iu;

/** Whether a parenthesis is opened and not closed. */
const isOpen = (text: string): boolean => text.split('(').length > text.split(')').length;

/** A title without the weekday before it, and without a parenthesis that was cut. */
export function withoutRemarks(title: string): string {
  const name = title.replace(weekday, '');
  const at = name.lastIndexOf('(');
  return isOpen(name) && at > 3 ? name.slice(0, at).trim() : name;
}

/** The words between a name and a place behind it. */
const between =
  /,?\s(?:at|in|im|en|au|à|al|nel(?:la|lo)?|presso|n[ao]|bij|op|i|på)(?:\s(?:the|der|el|las?|los|le|de|het))?\s$/u;

/** The title of a sentence without the place at its end, which is the event's: 'Cena en el Salón Cultural. Tique: 12 €'. */
export function withoutPlace(title: string, place: string): string {
  const at = title.indexOf(place);
  const lead = between.exec(title.slice(0, Math.max(0, at)));
  const isEnd = /^(?:$|[.,;:(])/.test(title.slice(at + place.length));
  return place !== '' && lead && isEnd && /\s/.test(place) && lead.index > 6
    ? title.slice(0, lead.index)
    : title;
}
