import { modoApplicativo } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { useRef, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiModulo as m } from '../../../messages/modulo.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { openModale } from '../../../ui/finestre/apertura.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Modulo.module.css';
import { type ModuliStudio, type ModuloScritto, writeModulo } from './modulo.api.ts';
import type { RigaModulo } from './righe.ts';

type Campi = Readonly<Record<string, Messaggio>>;

const makeIniziale = ({ codice, modulo }: RigaModulo): ModuloScritto =>
  modulo === null
    ? {
        codice,
        anno: null,
        dal: giornoDiRoma(new Date()),
        al: null,
        modo: 'flat',
        limite: null,
        indirizzo: null,
      }
    : {
        codice,
        anno: modulo.anno,
        dal: modulo.dal,
        al: modulo.al,
        modo: modulo.modo,
        limite: modulo.limite,
        indirizzo: modulo.indirizzo,
      };

/** Asks period, contract and limit of a module, and writes them: the window stays open on what is wrong. */
export async function askModulo(idStudio: number, riga: RigaModulo): Promise<ModuliStudio | null> {
  let scritto = makeIniziale(riga);
  let nuovi: ModuliStudio | null = null;
  let show: (errori: Campi) => void = () => {};
  const { esito } = openModale({
    titolo: m.modulo,
    contenuto: (
      <Campi
        iniziale={scritto}
        isNuovo={riga.modulo === null}
        onChange={(valori) => {
          scritto = valori;
        }}
        onPronto={(mostra) => {
          show = mostra;
        }}
      />
    ),
    controllo: async () => {
      try {
        nuovi = await writeModulo(idStudio, scritto);
        return true;
      } catch (causa) {
        const { campi, testo, codiceRichiesta } = toApiError(causa);
        show(Object.fromEntries(campi.map((c) => [c.percorso, { tipo: 'error', testo: c.messaggio }])));
        if (campi.length === 0) notifiche.push('error', testo, { codiceRichiesta });
        return false;
      }
    },
  });
  await esito;
  return nuovi;
}

const voci = modoApplicativo.map((modo) => [modo, m.modi[modo]] as const);
const toNumero = (testo: string) => (testo === '' ? null : Number(testo));
const keepCifre = (testo: string, quante: number) => testo.replace(/\D/g, '').slice(0, quante);

type Props = {
  iniziale: ModuloScritto;
  isNuovo: boolean;
  onChange: (scritto: ModuloScritto) => void;
  onPronto: (show: (errori: Campi) => void) => void;
};

function Campi({ iniziale, isNuovo, onChange, onPronto }: Props) {
  const [scritto, setScritto] = useState(iniziale);
  const [errori, setErrori] = useState<Campi>({});
  const pronto = useRef(onPronto);
  pronto.current(setErrori);
  const change = (nuovi: Partial<ModuloScritto>) => {
    const tutto = { ...scritto, ...nuovi };
    setScritto(tutto);
    onChange(tutto);
  };
  return (
    <div className={css.dialog}>
      {isNuovo && (
        <TextField
          etichetta={m.anno}
          nota={m.facoltativo}
          inputMode="numeric"
          messaggio={errori.Anno}
          valore={scritto.anno === null ? '' : String(scritto.anno)}
          onChange={(testo) => change({ anno: toNumero(keepCifre(testo, 4)) })}
        />
      )}
      <DateField
        etichetta={m.dal}
        messaggio={errori.Dal}
        valore={scritto.dal}
        onChange={(dal) => change({ dal })}
      />
      <DateField
        etichetta={m.al}
        nota={m.facoltativo}
        messaggio={errori.Al}
        valore={scritto.al ?? ''}
        onChange={(al) => change({ al: al === '' ? null : al })}
      />
      <Segmenti nome={m.modo} voci={voci} valore={scritto.modo} onChange={(modo) => change({ modo })} />
      <TextField
        etichetta={m.limite}
        nota={m.facoltativo}
        inputMode="numeric"
        messaggio={errori.Limite}
        valore={scritto.limite === null ? '' : String(scritto.limite)}
        onChange={(testo) => change({ limite: toNumero(keepCifre(testo, 6)) })}
      />
      {scritto.codice === 'REMOTEHOST' && (
        <TextField
          etichetta={m.indirizzo}
          inputMode="url"
          massimo={300}
          messaggio={errori.Indirizzo}
          valore={scritto.indirizzo ?? ''}
          onChange={(indirizzo) => change({ indirizzo: indirizzo === '' ? null : indirizzo })}
        />
      )}
    </div>
  );
}
