import { Fragment } from 'preact';

/** Details on one line, with dots between. Each is isolated: else dates and addresses reorder from right to left. */
export function Details({ parts }: { parts: readonly (string | false | undefined)[] }) {
  return (
    <>
      {parts.filter(Boolean).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </>
  );
}
