import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useTask } from '../../../components/hooks/useTask';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { LiveRegion } from '../../../components/ui/Notice';
import { ask, type SubscriptionGroup } from '../../../lib/messages';
import { ToolPanel } from '../lists/ToolPanel';

interface GroupFormProps {
  chosen: readonly { channelId: string }[];
  groups: readonly SubscriptionGroup[];
  onClose: () => void;
}

/** Puts channels into one of the person's groups, or a new one, or takes them out. */
export function GroupForm({ chosen, groups, onClose }: GroupFormProps) {
  const [typed, setTyped] = useState('');
  const task = useTask(() => undefined);
  const channelIds = chosen.map(({ channelId }) => channelId);
  const change = (name: string, isIn: boolean) =>
    void task.start(`${isIn} ${name}`, async () => {
      await ask('groupSubscriptions', { name, channelIds, isIn });
    });
  const add = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    change(typed.trim(), true);
    setTyped('');
  };
  return (
    <ToolPanel title={i18n.t('lists.groupMany', { count: chosen.length })} onClose={onClose}>
      <p class="soft small">{i18n.t('lists.groupHint')}</p>
      <ul class="stack">
        {groups.map(({ name, channelIds: there }) => {
          const count = channelIds.filter((id) => there.includes(id)).length;
          return (
            <li key={name} class="row">
              <span class="grow" dir="auto">
                {name}
              </span>
              <span class="soft small">
                {i18n.t('lists.chosen', { chosen: count, all: channelIds.length })}
              </span>
              <Button small disabled={count === channelIds.length} onClick={() => change(name, true)}>
                {i18n.t('lists.groupAdd')}
                <span class="unseen">: {name}</span>
              </Button>
              <Button small disabled={count === 0} onClick={() => change(name, false)}>
                {i18n.t('lists.groupRemove')}
                <span class="unseen">: {name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <form class="stack" noValidate onSubmit={add}>
        <TextField label={i18n.t('lists.newGroup')} value={typed} onInput={setTyped} />
        <div class="row">
          <Button type="submit" icon="plus" disabled={typed.trim() === ''}>
            {i18n.t('lists.groupMake')}
          </Button>
        </div>
      </form>
      <LiveRegion task={task} />
    </ToolPanel>
  );
}
