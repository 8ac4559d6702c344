/**
 * Whether a message is at most this large: the characters of its texts and names, and one for each value. It stops
 * counting where the message is too large, so that nobody pays for reading the rest. Firefox clones messages: of what
 * JSON does not have nothing is read, such as the bytes of an array as properties.
 */
export function isWithinSize(message: unknown, most: number): boolean {
  let left = most;
  const unread: unknown[] = [message];
  while (unread.length > 0) {
    const value = unread.pop();
    left -= typeof value === 'string' ? value.length + 1 : 1;
    if (left < (Array.isArray(value) ? value.length : 0)) return false;
    if (Array.isArray(value)) for (const part of value) unread.push(part);
    else if (typeof value === 'object' && value !== null) {
      if (Object.prototype.toString.call(value) !== '[object Object]') return false;
      const names = Object.keys(value);
      if (left < names.length) return false;
      for (const name of names) {
        left -= name.length;
        unread.push((value as Record<string, unknown>)[name]);
      }
    }
  }
  return true;
}
