import { Icon } from '../../components/ui/Icon';

interface WayBackProps {
  /** The section's address. */
  to: string;
  children: string;
}

/** From one thing of a section back to all of them. */
export const WayBack = ({ to, children }: WayBackProps) => (
  <p>
    <a class="way-back" href={`#${to}`}>
      <Icon name="back" />
      {children}
    </a>
  </p>
);
