/** The title at the head of a request, whole also where it is cut; it keeps its own direction, so that its end is cut. */
export function HeadTitle({ title }: { title: string }) {
  return (
    <h1 dir="auto" title={title}>
      {title}
    </h1>
  );
}
