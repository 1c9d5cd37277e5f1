import type { ContoNetto, Modello } from '@quadra/fisco';
import { useQuery } from '@tanstack/react-query';
import { fonteComuni } from '../../../dominio/fonte/comuni.ts';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { ArrivoAlNetto } from './ArrivoAlNetto.tsx';
import { CurvaNetto } from './CurvaNetto.tsx';
import { ANNO_INTERO, fonteCarichi, isCarichi, NESSUNO, readDomanda } from './domanda.ts';
import type { PropsConto } from './Importi.tsx';
import css from './Netto.module.css';
import { Compila } from './Passi.tsx';
import { PiedeNetto } from './PiedeNetto.tsx';
import { RestaNetto } from './RestaNetto.tsx';
import { useAnni } from './ScegliAnno.tsx';
import { SeCambia } from './SeCambia.tsx';
import pagina from './Utilita.module.css';
import { modelloQuery } from './utilita.api.ts';

const nature = [
  ['lavoro', m.nature.lavoro],
  ['pensione', m.nature.pensione],
] as const;

function CampiIrpef({ chiesta, change }: Omit<PropsConto, 'utilita'>) {
  return (
    <div className={css.five}>
      <NumberField
        etichetta={m.reddito}
        unita="€"
        valore={chiesta.importo || null}
        onValore={(importo) => change({ importo: importo ?? 0 })}
      />
      <NumberField
        etichetta={m.giorniAnno}
        valore={chiesta.giorni ?? ANNO_INTERO}
        opzioni={{ max: ANNO_INTERO }}
        onValore={(giorni) => change({ giorni: giorni ?? ANNO_INTERO })}
      />
      <Tendina
        etichetta={m.comune}
        segnaposto={m.cercaComune}
        valore={chiesta.comune ?? null}
        fonte={fonteComuni}
        opzionale
        onChange={(comune) => change({ comune: comune ?? '' })}
      />
      <Tendina
        etichetta={m.aCarico}
        valore={isCarichi(chiesta.carichi) ? chiesta.carichi : NESSUNO}
        fonte={fonteCarichi}
        onChange={(carichi) => change({ carichi: carichi ?? NESSUNO })}
      />
      <CampoSegmenti
        etichetta={m.natura}
        voci={nature}
        valore={chiesta.natura === 'pensione' ? 'pensione' : 'lavoro'}
        onChange={(natura) => change({ natura })}
      />
    </div>
  );
}

/** What most persons do not have: folded, open when the address says some of it. */
function AltriImporti({ chiesta, change }: Omit<PropsConto, 'utilita'>) {
  const importo = (campo: 'contributi' | 'sanitarie' | 'ritenute', etichetta: string) => (
    <NumberField
      etichetta={etichetta}
      unita="€"
      valore={chiesta[campo] || null}
      onValore={(nuovo) => change({ [campo]: nuovo ?? 0 })}
    />
  );
  return (
    <details className={css.more} open={Boolean(chiesta.contributi || chiesta.sanitarie || chiesta.ritenute)}>
      <summary>{m.altriImporti}</summary>
      <div className={css.five}>
        {importo('contributi', m.contributi)}
        {importo('sanitarie', m.sanitarie)}
        {importo('ritenute', m.ritenute)}
      </div>
    </details>
  );
}

/** The IRPEF of one income: what is left of it, step by step, and what one more euro weighs. */
export function ContoIrpef({ utilita, chiesta, change }: PropsConto) {
  const { anno } = useAnni(chiesta.anno);
  const { data: modello } = useQuery(modelloQuery(anno));
  const domanda = readDomanda(chiesta);
  const conto = modello && domanda ? utilita.computeNetto(modello, domanda) : null;
  return (
    <>
      <CampiIrpef chiesta={chiesta} change={change} />
      <AltriImporti chiesta={chiesta} change={change} />
      {!modello && <Skeleton righe={6} />}
      {modello && domanda === null && <Compila />}
      {modello && domanda && conto === null && <p className={pagina.soft}>{m.nonSiSa}</p>}
      {modello && domanda && conto && (
        <Risultato utilita={utilita} modello={modello} domanda={domanda} conto={conto} anno={anno} />
      )}
    </>
  );
}

type PropsRisultato = Pick<PropsConto, 'utilita'> & {
  modello: Modello;
  domanda: NonNullable<ReturnType<typeof readDomanda>>;
  conto: ContoNetto;
  anno: number;
};

function Risultato({ utilita, modello, domanda, conto, anno }: PropsRisultato) {
  const curva = utilita.computeCurva(modello, domanda);
  return (
    <>
      <RestaNetto conto={conto} />
      <ArrivoAlNetto conto={conto} curva={curva}>
        <CurvaNetto conto={conto} curva={curva} />
        <SeCambia utilita={utilita} modello={modello} domanda={domanda} netto={conto.netto} anno={anno} />
      </ArrivoAlNetto>
      <PiedeNetto modello={modello} conto={conto} />
    </>
  );
}
