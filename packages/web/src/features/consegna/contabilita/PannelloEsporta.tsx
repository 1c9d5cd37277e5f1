import { type FormatoContabile, formatoContabile, tipoContabile } from '@quadra/contract';
import { giornoDiRoma, isData } from '@quadra/values';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiContabilita as m } from '../../../messages/contabilita.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import tabella from '../../../ui/pagina/Tabella.module.css';
import css from './Contabilita.module.css';
import {
  type Anteprima,
  anteprimaQuery,
  downloadFile,
  exportMovimenti,
  formatCifre,
  type Periodo,
} from './contabilita.api.ts';

/** From the first day of the month of today. */
function computePeriodo(): Periodo {
  const al = giornoDiRoma(new Date());
  return { dal: `${al.slice(0, 8)}01`, al, tipi: tipoContabile };
}
const isIntero = ({ dal, al, tipi }: Periodo): boolean =>
  isData(dal) && isData(al) && dal <= al && tipi.length > 0;
const sum = (voci: Anteprima['voci'], quale: 'movimenti' | 'esportati' | 'cambiati') =>
  voci.reduce((somma, voce) => somma + voce[quale], 0);

/** What is exported: the days, which movements, how many are new; the file is taken at once. */
export function PannelloEsporta({ scrive }: { scrive: boolean }) {
  const [periodo, setPeriodo] = useState(computePeriodo);
  const [formato, setFormato] = useState<FormatoContabile>('csv');
  const { run, inCorso } = useAtto();
  const cache = useQueryClient();
  const { data: anteprima, error } = useQuery({ ...anteprimaQuery(periodo), enabled: isIntero(periodo) });
  const change = (nuovo: Partial<Periodo>) => setPeriodo({ ...periodo, ...nuovo });
  const take = async (motivo: string | null) => {
    const fatta = await exportMovimenti(periodo, formato, motivo);
    await cache.invalidateQueries({ queryKey: ['contabilita'] });
    saveFile(await downloadFile(fatta), fatta.file);
    notifiche.push('success', m.fatta(fatta.righe));
  };
  const again = (esportati: number) =>
    openFinestraDati({
      titolo: m.ancoraTitolo,
      iniziale: { motivo: '' },
      nomi: ['Motivo'],
      campi: ({ dati, errori, change: write }) => (
        <>
          <p>{m.ancoraTesto(esportati)}</p>
          <TextField
            etichetta={m.motivo}
            obbligatorio
            massimo={200}
            messaggio={errori.Motivo}
            valore={dati.motivo}
            onChange={(motivo) => write({ motivo })}
          />
        </>
      ),
      save: async ({ motivo }) => {
        await take(motivo);
        return true;
      },
    });
  return (
    <section className={css.panel} aria-label={m.titolo}>
      <div className={css.fields}>
        <DateField etichetta={m.dal} valore={periodo.dal} onChange={(dal) => change({ dal })} />
        <DateField etichetta={m.al} valore={periodo.al} onChange={(al) => change({ al })} />
        <fieldset className={classi(css.checks, css.whole)}>
          <legend>{m.tipi}</legend>
          {tipoContabile.map((tipo) => (
            <Spunta
              key={tipo}
              etichetta={m.nomiTipi[tipo]}
              scelta={periodo.tipi.includes(tipo)}
              onChange={(scelta) =>
                change({
                  tipi: tipoContabile.filter((uno) => (uno === tipo ? scelta : periodo.tipi.includes(uno))),
                })
              }
            />
          ))}
        </fieldset>
        <div className={css.whole}>
          <Segmenti
            nome={m.formato}
            voci={formatoContabile.map((uno) => [uno, uno.toUpperCase()] as const)}
            valore={formato}
            onChange={setFormato}
          />
        </div>
      </div>
      <div className={css.outcome}>
        {error && <p role="alert">{toApiError(error).testo}</p>}
        {anteprima && isIntero(periodo) && (
          <Conti
            anteprima={anteprima}
            scrive={scrive}
            inCorso={inCorso}
            onEsporta={() => void run(() => take(null))}
            onAncora={again}
          />
        )}
      </div>
    </section>
  );
}

type Props = {
  anteprima: Anteprima;
  scrive: boolean;
  inCorso: boolean;
  onEsporta: () => void;
  onAncora: (esportati: number) => void;
};
function Conti({ anteprima: { voci, ferme }, scrive, inCorso, onEsporta, onAncora }: Props) {
  const esportati = sum(voci, 'esportati');
  const nuovi = sum(voci, 'movimenti') - esportati;
  const cambiati = sum(voci, 'cambiati');
  return (
    <>
      <table className={classi(tabella.table, css.table)}>
        <thead>
          <tr>
            {m.capi.map((capo) => (
              <th key={capo} scope="col">
                {capo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {voci.map((voce) => (
            <tr key={voce.tipo}>
              <th scope="row">{m.nomiTipi[voce.tipo]}</th>
              <td>{formatIntero(voce.movimenti)}</td>
              <td>{formatIntero(voce.esportati)}</td>
              <td>{formatCifre(voce.importo)}</td>
              <td>{formatCifre(voce.daEsportare)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {cambiati > 0 && <p className={css.warn}>{m.cambiati(cambiati)}</p>}
      {ferme > 0 && <p className={css.soft}>{m.ferme(ferme)}</p>}
      <p className={css.soft}>{m.consumiSpiegati}</p>
      {scrive && (
        <div className={css.line}>
          <Button
            aspetto="primary"
            icona={IconDownload}
            disabled={nuovi === 0}
            inCorso={inCorso}
            onClick={onEsporta}
          >
            {nuovi === 0 ? m.niente : m.esporta(nuovi)}
          </Button>
          {esportati > 0 && <Button onClick={() => onAncora(esportati)}>{m.ancora}</Button>}
        </div>
      )}
    </>
  );
}
