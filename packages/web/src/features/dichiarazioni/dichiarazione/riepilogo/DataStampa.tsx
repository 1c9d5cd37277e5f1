import { formatData, giornoDiRoma, isData, isGiornoDiStampa } from '@quadra/values';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { DateField } from '../../../../ui/campi/DateField.tsx';

type Props = { anno: number; valore: string; onChange: (valore: string) => void };

export const readOggi = (): string => giornoDiRoma(new Date());
/** Whether a final print may be of that day. */
export const isStampabile = (anno: number, giorno: string): boolean =>
  isData(giorno) && isGiornoDiStampa(anno, giorno, readOggi());
/** The day that is asked for: none for today, which is the moment of the print. */
export const toDataChiesta = (giorno: string): { data?: string } =>
  giorno === readOggi() ? {} : { data: giorno };

/** The day of a final print: of the year of the declaration, not to come. */
export function DataStampa({ anno, valore, onChange }: Props) {
  const minimo = `${anno}-01-01`;
  return (
    <DateField
      etichetta={m.dataStampa}
      obbligatorio
      nota={m.dataStampaNota(formatData(minimo))}
      minimo={minimo}
      massimo={readOggi()}
      valore={valore}
      onChange={onChange}
    />
  );
}
