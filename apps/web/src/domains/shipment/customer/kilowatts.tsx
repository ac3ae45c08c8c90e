import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';

/** Power in kW; with `of` as a part of it. */
export function Kilowatts({ power, of }: { power: string; of?: string }) {
  const { typed } = useFormat();
  const shown = of === undefined ? `${typed(power)} kW` : `${typed(power)} / ${typed(of)} kW`;
  return <Ltr>{shown}</Ltr>;
}
