import { chakra } from '@chakra-ui/react';
import { Notice } from '../../shared/ui/Notice';

export interface Outcome {
  hasFailed: boolean;
  title: string;
  detail: string;
}

/** Says in a form what became of it, for as long as that is true: a notification ends after seconds, and its code may not load. */
export function SendOutcome({ outcome }: { outcome: Outcome | null }) {
  const notice = outcome && (
    <Notice compact title={outcome.title} {...(outcome.hasFailed && { role: 'alert' })}>
      {outcome.detail}
    </Notice>
  );
  return (
    <>
      {/* In the page before it has something to say, so that screen readers notice it. Empty, it takes no room in the form's column. */}
      <chakra.div role="status" _empty={{ position: 'absolute' }}>
        {outcome?.hasFailed === false && notice}
      </chakra.div>
      {outcome?.hasFailed && notice}
    </>
  );
}
