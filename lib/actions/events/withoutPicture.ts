/** The input of an event action without the picture: the change with which a failed job can be retried. */
export function withoutPicture({ form, ...input }: Record<string, unknown>): Record<string, unknown> {
  return typeof form === 'object' && form !== null ? { ...input, form: { ...form, image: '' } } : input;
}
