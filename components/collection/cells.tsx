import { Icon, type IconName } from '../ui/Icon';
import { Picture } from '../ui/Picture';

/** The name of a row beside its picture, in at most two lines; the icon shows where there is no picture. */
export function NameWithPicture({
  name,
  address,
  icon = 'video',
}: {
  name: string;
  address: string | undefined;
  icon?: IconName;
}) {
  return (
    <>
      <Picture class="thumbnail row-picture" address={address}>
        <Icon name={icon} />
      </Picture>
      <TextCell>{name}</TextCell>
    </>
  );
}

/** A text of the service in at most two lines; whole in its tooltip. */
export function TextCell({ children, isSmall }: { children: string | undefined; isSmall?: boolean }) {
  return (
    <span class={isSmall ? 'two-lines small' : 'two-lines'} dir="auto" title={children}>
      {children}
    </span>
  );
}
