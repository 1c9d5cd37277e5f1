import { tipoDelega, tipoFirma } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fonteClienti, makeFonteClienti } from '../../../dominio/fonte/clienti.ts';
import { usabiliQuery } from '../../../dominio/fonte/intermediari.ts';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { messaggiDelega as m } from '../../../messages/delega.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import css from './Delega.module.css';
import type { Delega, DelegaScritta } from './delega.api.ts';

/** What of a delega is typed: texts are empty where there is nothing. */
export type Dati = {
  studio: string | null;
  cliente: string | null;
  intermediario: string | null;
  anno: string;
  tipo: string;
  firma: string;
  numero: string;
  data: string;
  tipoDocumento: string;
  numeroDocumento: string;
  scadenza: string;
  reddito: number | null;
  imposta: number | null;
};
export const NOMI = [
  ...['IdStudio', 'IdAnagrafica', 'IdIntermediario', 'Anno', 'Tipo', 'Firma', 'Numero', 'DataDelega'],
  ...['TipoDocumento', 'NumeroDocumento', 'ScadenzaDocumento', 'Reddito', 'Imposta'],
];

const oggi = () => giornoDiRoma(new Date());
const annoInCorso = () => Number(oggi().slice(0, 4));
const toVoci = (testi: readonly string[]) => makeFonteDati(testi.map((testo) => ({ chiave: testo, testo })));
const fonteTipi = toVoci(tipoDelega);
const fonteFirme = toVoci(tipoFirma);
const TESTO_MASSIMO = 40;
const NUMERO_MASSIMO = 20;

export const toDati = (una: Delega | null, idStudio: number | null): Dati => ({
  studio: una ? String(una.idStudio) : idStudio === null ? null : String(idStudio),
  cliente: una?.idAnagrafica ?? null,
  intermediario: una?.idIntermediario ?? null,
  anno: String(una?.anno ?? annoInCorso()),
  tipo: una?.tipo ?? 'Nessuna scelta',
  firma: una?.firma ?? 'Autografa',
  numero: una?.numero ?? '',
  data: una?.dataDelega ?? oggi(),
  tipoDocumento: una?.tipoDocumento ?? '',
  numeroDocumento: una?.numeroDocumento ?? '',
  scadenza: una?.scadenzaDocumento ?? '',
  reddito: una?.reddito ?? null,
  imposta: una?.imposta ?? null,
});
export const toScritta = (dati: Dati): DelegaScritta => ({
  IdIntermediario: dati.intermediario,
  Anno: Number(dati.anno),
  Tipo: dati.tipo,
  Firma: dati.firma,
  Numero: dati.numero,
  DataDelega: dati.data === '' ? null : dati.data,
  TipoDocumento: dati.tipoDocumento,
  NumeroDocumento: dati.numeroDocumento,
  ScadenzaDocumento: dati.scadenza === '' ? null : dati.scadenza,
  Reddito: dati.reddito,
  Imposta: dati.imposta,
});

export type PropsCampi = {
  dati: Dati;
  errori: Readonly<Record<string, Messaggio>>;
  change: (nuovi: Partial<Dati>) => void;
};

/** Whose it is: asked once, when the delega is new. */
export function CampiCliente({ dati, errori, change, chiedeStudio }: PropsCampi & { chiedeStudio: boolean }) {
  const clienti = useMemo(
    () => (chiedeStudio && dati.studio !== null ? makeFonteClienti(Number(dati.studio)) : fonteClienti),
    [chiedeStudio, dati.studio],
  );
  return (
    <>
      {chiedeStudio && (
        <Tendina
          etichetta={m.studio}
          obbligatorio
          messaggio={errori.IdStudio}
          valore={dati.studio}
          fonte={fonteStudi}
          opzionale
          onChange={(studio) => change({ studio, cliente: null, intermediario: null })}
        />
      )}
      <Tendina
        etichetta={m.cliente}
        obbligatorio
        segnaposto={m.cercaCliente}
        messaggio={errori.IdAnagrafica}
        valore={dati.cliente}
        fonte={clienti}
        opzionale
        onChange={(cliente) => change({ cliente })}
      />
    </>
  );
}

function SceltaIntermediario({ dati, errori, change }: PropsCampi) {
  const studio = dati.studio === null ? null : Number(dati.studio);
  const { data } = useQuery({ ...usabiliQuery(studio ?? 0, Number(dati.anno)), enabled: studio !== null });
  const fonte = useMemo(
    () => makeFonteDati((data ?? []).map(({ id, denominazione }) => ({ chiave: id, testo: denominazione }))),
    [data],
  );
  return (
    <div>
      <Tendina
        etichetta={m.intermediario}
        obbligatorio
        messaggio={errori.IdIntermediario}
        valore={dati.intermediario}
        fonte={fonte}
        opzionale
        onChange={(intermediario) => change({ intermediario })}
      />
      {data?.length === 0 && <p className={css.soft}>{m.senzaIntermediari}</p>}
    </div>
  );
}

/** What is written of a delega until it is in the register. */
export function CampiDelega(props: PropsCampi) {
  const { dati, errori, change } = props;
  const anni = useMemo(() => toVoci([1, 0, -1].map((n) => String(annoInCorso() + n))), []);
  const isScaduto = dati.scadenza !== '' && dati.scadenza < oggi();
  return (
    <>
      <div className={css.pair}>
        <SceltaIntermediario {...props} />
        <Tendina
          etichetta={m.anno}
          messaggio={errori.Anno}
          valore={dati.anno}
          fonte={anni}
          onChange={(anno) => anno !== null && change({ anno })}
        />
      </div>
      <div className={css.row4}>
        <Tendina
          etichetta={m.tipo}
          messaggio={errori.Tipo}
          valore={dati.tipo}
          fonte={fonteTipi}
          onChange={(tipo) => tipo !== null && change({ tipo })}
        />
        <Tendina
          etichetta={m.firma}
          messaggio={errori.Firma}
          valore={dati.firma}
          fonte={fonteFirme}
          onChange={(firma) => firma !== null && change({ firma })}
        />
        <TextField
          etichetta={m.numero}
          obbligatorio
          messaggio={errori.Numero}
          massimo={NUMERO_MASSIMO}
          valore={dati.numero}
          onChange={(numero) => change({ numero })}
        />
        <DateField
          etichetta={m.dataDelega}
          obbligatorio
          messaggio={errori.DataDelega}
          massimo={oggi()}
          valore={dati.data}
          onChange={(data) => change({ data })}
        />
      </div>
      <div className={css.row}>
        <TextField
          etichetta={m.tipoDocumento}
          messaggio={errori.TipoDocumento}
          massimo={TESTO_MASSIMO}
          placeholder={m.tipoDocumentoNota}
          valore={dati.tipoDocumento}
          onChange={(tipoDocumento) => change({ tipoDocumento })}
        />
        <TextField
          etichetta={m.numeroDocumento}
          messaggio={errori.NumeroDocumento}
          massimo={TESTO_MASSIMO}
          spellCheck={false}
          valore={dati.numeroDocumento}
          onChange={(numeroDocumento) => change({ numeroDocumento })}
        />
        <DateField
          etichetta={m.scadenzaDocumento}
          messaggio={errori.ScadenzaDocumento}
          valore={dati.scadenza}
          onChange={(scadenza) => change({ scadenza })}
        />
      </div>
      <div className={css.half}>
        <NumberField
          etichetta={m.reddito}
          messaggio={errori.Reddito}
          unita="€"
          opzioni={{ nullable: true, negativi: true }}
          zeroVisibile
          valore={dati.reddito}
          onValore={(reddito) => change({ reddito })}
        />
        <NumberField
          etichetta={m.imposta}
          messaggio={errori.Imposta}
          unita="€"
          opzioni={{ nullable: true }}
          zeroVisibile
          valore={dati.imposta}
          onValore={(imposta) => change({ imposta })}
        />
      </div>
      <p className={css.soft}>{m.annoPrimaNota(Number(dati.anno) - 1)}</p>
      {isScaduto && (
        <p className={css.warning} role="status">
          {m.documentoScaduto}
        </p>
      )}
    </>
  );
}
