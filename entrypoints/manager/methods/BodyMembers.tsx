import { Fragment } from 'preact';
import { i18n } from '#i18n';
import type { BodyMember } from '../../../lib/methodForms';
import { memberHint } from './labels';

/** Reference of the fields of a request body. */
export function BodyMembers({ members }: { members: readonly BodyMember[] }) {
  return (
    <details>
      <summary>{i18n.t('manager.bodyMembers')}</summary>
      <dl class="facts">
        {members.map((member) => (
          <Fragment key={member.path}>
            <dt class="code">{member.path}</dt>
            <dd>{memberHint(member)}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
