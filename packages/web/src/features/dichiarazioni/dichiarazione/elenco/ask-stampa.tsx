import { type FormaStampa, type OpzioniStampa, stampaScheda, testiStampa } from '@quadra/contract';
import { useState } from 'react';
import { askAcquisto } from '../../../../dominio/acquisto/ask-acquisto.tsx';
import { messaggiAcquisto as ma } from '../../../../messages/acquisto.ts';
import { messaggiDichiarazione as md } from '../../../../messages/dichiarazione.ts';
import { messaggiStampaMinisteriale as ms } from '../../../../messages/ministeriale.ts';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import { CampoSegmenti } from '../../../../ui/campi/CampoSegmenti.tsx';
import { openModale } from '../../../../ui/finestre/apertura.ts';
import { DataStampa, isStampabile, readOggi, toDataChiesta } from '../riepilogo/DataStampa.tsx';
import type { ComeStampare, Costo } from '../vita/vita.api.ts';
import css from './AskStampa.module.css';
import { CostoStampa, type Rilettura } from './CostoStampa.tsx';

type Scelta = Pick<OpzioniStampa, 'forma' | 'scheda'> & { giorno: string };

const forme: readonly (readonly [FormaStampa, string])[] = [
  ['Prospetto', ms.prospetto],
  ['Ministeriale', ms.modello],
];
const schede = [
  ['1', stampaScheda[1]],
  ['2', stampaScheda[2]],
  ['3', stampaScheda[3]],
] as const;
const numeri = { 1: 1, 2: 2, 3: 3 } as const;

type Domanda = {
  anno: number;
  quante: number;
  costo: Costo;
  /** What is chosen when it opens. */
  scelta?: Partial<Pick<OpzioniStampa, 'forma' | 'scheda'>>;
  rileggi: Rilettura;
};

/** Asks how declarations shall be printed for good, after what it costs and what it will not be; null when they shall not. */
export async function askStampa({
  anno,
  quante,
  costo: letto,
  scelta,
  rileggi,
}: Domanda): Promise<ComeStampare | null> {
  let costo = letto;
  /** Buys what is missing while this waits; whether it suffices now. */
  const buy = async (): Promise<boolean> => {
    const mancano = costo.costo - costo.residui;
    if (rileggi === null || !(await askAcquisto({ mancano, aspetta: m.costoTitolo(quante) }))) return false;
    costo = await rileggi();
    return !costo.insufficienti;
  };
  let come: Scelta = { forma: 'Prospetto', scheda: 1, giorno: readOggi(), ...scelta };
  const { esito } = openModale({
    titolo: m.costoTitolo(quante),
    senzaOk: costo.insufficienti && rileggi === null,
    ...(costo.insufficienti && { nomeOk: ma.compraEStampa }),
    controllo: async () => isStampabile(anno, come.giorno) && (!costo.insufficienti || (await buy())),
    contenuto: (
      <Scelte
        anno={anno}
        iniziale={come}
        costo={costo}
        siCompra={rileggi !== null}
        onChange={(nuovo) => {
          come = nuovo;
        }}
      />
    ),
  });
  if ((await esito) !== 'confermata') return null;
  const { giorno, ...altro } = come;
  return { ...altro, ...toDataChiesta(giorno), crediti: costo.massimo };
}

type Props = {
  anno: number;
  iniziale: Scelta;
  costo: Costo;
  siCompra: boolean;
  onChange: (come: Scelta) => void;
};

function Scelte({ anno, iniziale, costo, siCompra, onChange }: Props) {
  const [come, setCome] = useState(iniziale);
  const change = (parte: Partial<Scelta>) => {
    const nuovo = { ...come, ...parte };
    setCome(nuovo);
    onChange(nuovo);
  };
  const isMinisteriale = come.forma === 'Ministeriale';
  return (
    <div className={css.form}>
      <CostoStampa costo={costo} siCompra={siCompra} />
      <CampoSegmenti
        etichetta={ms.forma}
        voci={forme}
        valore={come.forma}
        onChange={(forma) => change({ forma })}
      />
      <p className={css.soft}>{isMinisteriale ? ms.formaMinisteriale : ms.formaProspetto}</p>
      {!isMinisteriale && <p>{testiStampa.nonMinisteriale}</p>}
      <CampoSegmenti
        etichetta={md.schedaScelte}
        voci={schede}
        valore={`${come.scheda}`}
        onChange={(scheda) => change({ scheda: numeri[scheda] })}
      />
      <DataStampa anno={anno} valore={come.giorno} onChange={(giorno) => change({ giorno })} />
    </div>
  );
}
