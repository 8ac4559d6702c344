import { Icon } from '../../components/ui/Icon';

interface WayBackProps {
  /** Hash of the section, without `#`. */
  to: string;
  children: string;
}

/** Link from an item back to the list of its section. */
export const WayBack = ({ to, children }: WayBackProps) => (
  <p>
    <a class="way-back" href={`#${to}`}>
      <Icon name="back" />
      {children}
    </a>
  </p>
);
