import { chakra } from '@chakra-ui/react';
import { Notice } from '../../shared/ui/Notice';

export interface Outcome {
  hasFailed: boolean;
  title: string;
  detail: string;
}

/**
 * Shows the outcome of sending a form. The notice stays in the form for as long as the outcome applies. A
 * toast wouldn't do, because toasts disappear after a few seconds, and their code may fail to load.
 */
export function SendOutcome({ outcome }: { outcome: Outcome | null }) {
  const notice = outcome && (
    <Notice compact title={outcome.title} {...(outcome.hasFailed && { role: 'alert' })}>
      {outcome.detail}
    </Notice>
  );
  return (
    <>
      {/* The status element is always on the page, so that screen readers notice when it changes. It
          takes up no space while empty. */}
      <chakra.div role="status" _empty={{ position: 'absolute' }}>
        {outcome?.hasFailed === false && notice}
      </chakra.div>
      {outcome?.hasFailed && notice}
    </>
  );
}
