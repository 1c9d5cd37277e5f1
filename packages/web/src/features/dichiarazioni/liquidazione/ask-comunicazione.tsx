import { loadLipe } from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usabiliQuery } from '../../../dominio/fonte/intermediari.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiLiquidazione as m } from '../../../messages/liquidazione.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import css from './Liquidazione.module.css';
import { type Chiesta, createComunicazione, type Liquidazione } from './liquidazione.api.ts';

const LARGHEZZA = 620;
const CODICE_MASSIMO = 16;
type Dati = {
  codice: string;
  carica: string;
  intermediario: string | null;
  dataImpegno: string;
};
type Fonte = ReturnType<typeof makeFonteDati>;
type PropsCampi = {
  dati: Dati;
  errori: Readonly<Record<string, Messaggio>>;
  change: (nuovi: Partial<Dati>) => void;
  studio: number;
  anno: number;
  cariche: Fonte;
};

function Campi({ dati, errori, change, studio, anno, cariche }: PropsCampi) {
  const { data } = useQuery(usabiliQuery(studio, anno));
  const fonte = useMemo(
    () => makeFonteDati((data ?? []).map(({ id, denominazione }) => ({ chiave: id, testo: denominazione }))),
    [data],
  );
  return (
    <div className={css.dialog}>
      <p className={css.soft}>{m.fileTesto}</p>
      {errori.Trimestre && (
        <p className={css.warning} role="alert">
          {errori.Trimestre.testo}
        </p>
      )}
      <div className={css.pair}>
        <TextField
          etichetta={m.dichiarante}
          nota={m.dichiaranteNota}
          massimo={CODICE_MASSIMO}
          spellCheck={false}
          messaggio={errori['Dichiarante.CodiceFiscale']}
          valore={dati.codice}
          onChange={(codice) => change({ codice: codice.toUpperCase() })}
        />
        <Tendina
          etichetta={m.carica}
          messaggio={errori['Dichiarante.Carica']}
          valore={dati.carica}
          fonte={cariche}
          onChange={(carica) => carica !== null && change({ carica })}
        />
      </div>
      <div className={css.pair}>
        <Tendina
          etichetta={m.intermediario}
          messaggio={errori.IdIntermediario}
          valore={dati.intermediario}
          fonte={fonte}
          opzionale
          onChange={(intermediario) => change({ intermediario })}
        />
        <DateField
          etichetta={m.dataImpegno}
          messaggio={errori.DataImpegno}
          valore={dati.dataImpegno}
          onChange={(dataImpegno) => change({ dataImpegno })}
        />
      </div>
    </div>
  );
}

/** Asks who signs and who sends, and makes the file of a quarter; whether it was made. */
export async function askComunicazione(
  trimestre: number,
  chiesta: Chiesta,
  { idStudio }: Liquidazione,
): Promise<boolean> {
  const { caricheLipe } = await loadLipe();
  const cariche = makeFonteDati(
    caricheLipe.map(({ codice, descrizione }) => ({ chiave: codice, testo: `${codice}. ${descrizione}` })),
  );
  const { esito } = openFinestraDati<Dati>({
    titolo: m.fileDi(trimestre),
    larghezza: LARGHEZZA,
    iniziale: { codice: '', carica: '1', intermediario: null, dataImpegno: giornoDiRoma(new Date()) },
    nomi: ['Trimestre', 'Dichiarante.CodiceFiscale', 'Dichiarante.Carica', 'IdIntermediario', 'DataImpegno'],
    campi: (stato) => <Campi {...stato} studio={idStudio} anno={chiesta.annoImposta + 1} cariche={cariche} />,
    save: async ({ codice, carica, intermediario, dataImpegno }) => {
      const { nome } = await createComunicazione(chiesta, {
        Trimestre: trimestre,
        Dichiarante: codice === '' ? null : { CodiceFiscale: codice, Carica: Number(carica) },
        IdIntermediario: intermediario,
        DataImpegno: intermediario === null || dataImpegno === '' ? null : dataImpegno,
      });
      notifiche.push('success', m.fileCreato(nome));
      return true;
    },
  });
  return (await esito) === 'confermata';
}
