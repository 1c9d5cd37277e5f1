import { listAnni } from '@quadra/values';
import { messaggiConfigurazione as m } from '../../../messages/configurazione.ts';
import { type Fonte, makeFonteDati, makeFonteEnum } from '../../../ui/scelta/voci.ts';

const anni = [...listAnni()].reverse().map((anno) => ({ chiave: String(anno), testo: String(anno) }));

export const fonteAnni = makeFonteDati(anni);
/** The years to copy to. */
export const makeFonteAltriAnni = (anno: number): Fonte =>
  makeFonteDati(anni.filter(({ chiave }) => chiave !== String(anno)));
export const fonteCoperture = makeFonteEnum(m.coperture);
