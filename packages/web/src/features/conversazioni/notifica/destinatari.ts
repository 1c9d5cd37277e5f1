import { etichettaTipologiaUtente, type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import { messaggiVetrina as m } from '../../../messages/notifica.ts';

const { AMM_STU, OP_STU } = tipologiaUtente;

/** The roles a notification may be for, as the page calls them. */
export const ruoli: readonly (readonly [tipo: TipologiaUtente, nome: string])[] = Object.values(
  tipologiaUtente,
).map((tipo) => {
  const nome = etichettaTipologiaUtente[tipo];
  return [tipo, tipo === AMM_STU || tipo === OP_STU ? m.ruoloDiStudio(nome) : nome];
});

type Destinatari = {
  readonly ruoli: readonly number[];
  readonly gestori: readonly number[];
  readonly studi: readonly number[];
};

/** To whom one is, in a line. */
export function describeDestinatari({ ruoli: scelti, gestori, studi }: Destinatari): string {
  const voci = [
    ...ruoli.filter(([tipo]) => scelti.includes(tipo)).map(([, nome]) => nome),
    ...(gestori.length > 0 ? [m.quantiGestori(gestori.length)] : []),
    ...(studi.length > 0 ? [m.quantiStudi(studi.length)] : []),
  ];
  return voci.length === 0 ? m.tutti : voci.join(', ');
}
