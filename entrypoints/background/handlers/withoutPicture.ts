/** An event's form as it was typed, but for the picture. */
export function withoutPicture({ form, ...input }: Record<string, unknown>): Record<string, unknown> {
  return typeof form === 'object' && form !== null ? { ...input, form: { ...form, image: '' } } : input;
}
