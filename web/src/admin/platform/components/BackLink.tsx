import { LuArrowLeft } from 'react-icons/lu';
import { TextLink } from '../../ui/TextLink';

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} gap="2" color="fg.muted" textDecoration="none">
    <LuArrowLeft size="18" aria-hidden="true" />
    {children}
  </TextLink>
);
