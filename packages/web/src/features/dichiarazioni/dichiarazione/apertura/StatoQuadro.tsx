import { type Quadro, quadroOf } from '@quadra/fisco';
import { useSyncExternalStore } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { Stato, type TipoStato } from '../../../../ui/stati/Stato.tsx';
import { computeStatoMostrato, listCalcolate, type StatoMostrato } from '../dati/stati.ts';
import { useApertura } from './contesto.ts';

const aspetti: Record<Exclude<StatoMostrato['tipo'], 'errori'>, [tipo: TipoStato, testo: string]> = {
  completo: ['fatto', m.statoCompleto],
  'da finire': ['aperto', m.statoDaFinire],
  assente: ['assente', m.statoAssente],
  provvisorio: ['attenzione', m.statoProvvisorio],
  incompleto: ['attenzione', m.statoIncompleto],
  'non gestito': ['assente', m.statoNonGestito],
};

/** The state of a quadro as it is now, while one types. */
export function useStatoQuadro(quadro: Quadro): StatoMostrato {
  const { dichiarazione, campi } = useApertura();
  const testo = useSyncExternalStore(campi.subscribeTutto, () => {
    const bloccanti = campi
      .findings()
      .filter(({ livello, chiave }) => livello === 'bloccante' && quadroOf(chiave) === quadro.codice);
    const rifiutati = campi.listRifiutati().filter(({ chiave }) => quadroOf(chiave) === quadro.codice);
    return JSON.stringify(
      computeStatoMostrato(quadro, {
        salvato: dichiarazione.statiQuadri[quadro.codice] ?? 'assente',
        hasDati: campi.hasDati(quadro.codice),
        errori: bloccanti.length + rifiutati.length,
        esiti: listCalcolate(quadro).map((chiave) => campi.get(chiave).esito),
      }),
    );
  });
  return JSON.parse(testo) as StatoMostrato;
}

export function StatoQuadro({ stato }: { stato: StatoMostrato }) {
  if (stato.tipo === 'errori') return <Stato tipo="errore" testo={m.errori(stato.quanti)} />;
  const [tipo, testo] = aspetti[stato.tipo];
  return <Stato tipo={tipo} testo={testo} />;
}
