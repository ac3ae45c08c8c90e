import { Suspense } from 'react';
import { OwnSignIn } from '#src/domains/identity/index.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';

/** Password and sessions, which every person has and not only contacts; their place is kept until they are there. */
export function SignInCards() {
  return (
    <Suspense
      fallback={
        <>
          <BlockSkeleton lines={1} />
          <BlockSkeleton lines={4} />
        </>
      }
    >
      <OwnSignIn />
    </Suspense>
  );
}
