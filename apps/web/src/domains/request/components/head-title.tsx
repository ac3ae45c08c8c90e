/** The title at the head of a request, whole also where it is cut; it keeps its own direction. */
export function HeadTitle({ title }: { title: string }) {
  return (
    <h1 title={title}>
      <bdi>{title}</bdi>
    </h1>
  );
}
