import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiLiquidazione as m } from '../../../messages/liquidazione.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { askComunicazione } from './ask-comunicazione.tsx';
import css from './Liquidazione.module.css';
import {
  type Chiesta,
  downloadComunicazione,
  type Liquidazione,
  liquidazioneQuery,
} from './liquidazione.api.ts';

type Props = {
  numero: number;
  chiesta: Chiesta;
  record: Liquidazione;
  scrive: boolean;
  isCambiata: boolean;
  onFile: (nuova: Liquidazione) => void;
};

/** A quarter: by when its communication goes, and the file that was made of it. */
export function Trimestre({ numero, chiesta, record, scrive, isCambiata, onFile }: Props) {
  const { run } = useAtto({ insieme: true });
  const cache = useQueryClient();
  const trimestre = record.trimestri.find((uno) => uno.numero === numero);
  const [ultima] = trimestre?.comunicazioni ?? [];
  const bloccato = trimestre?.problemi.find(({ livello }) => livello === 'bloccante')?.frase;
  const hasPeriodi = record.periodi.some(({ numero: n }) =>
    record.periodicita === 'mensile' ? Math.ceil(n / 3) === numero : n === numero,
  );
  const create = async () => {
    if (await askComunicazione(numero, chiesta, record))
      onFile(await cache.fetchQuery({ ...liquidazioneQuery(chiesta), staleTime: 0 }));
  };
  return (
    <div className={css.quarterBody}>
      <strong>{m.trimestre(numero)}</strong>
      <span className={css.soft}>{m.entroLipe(trimestre?.scadenza ?? '')}</span>
      {ultima ? (
        <Stato
          tipo={ultima.attuale ? 'fatto' : 'attenzione'}
          testo={ultima.attuale ? m.creato(ultima.dataCreazione) : m.superato}
        />
      ) : (
        <Stato tipo="assente" testo={m.nonCreato} />
      )}
      {bloccato && <span className={css.warning}>{bloccato}</span>}
      <span className={css.quarterActs}>
        {scrive && hasPeriodi && (
          <Button
            aspetto="quiet"
            title={isCambiata ? m.prima : m.fileDi(numero)}
            disabled={isCambiata || bloccato !== undefined}
            onClick={() => void create()}
          >
            {ultima ? m.rifaiFile : m.creaFile}
          </Button>
        )}
        {ultima && (
          <Button
            aspetto="quiet"
            icona={IconDownload}
            onClick={() =>
              void run(async () =>
                saveFile(
                  await downloadComunicazione(ultima.id),
                  `LIPE_${record.partitaIva}_${chiesta.annoImposta}_${numero}.xml`,
                ),
              )
            }
          >
            {m.scarica}
          </Button>
        )}
      </span>
    </div>
  );
}
