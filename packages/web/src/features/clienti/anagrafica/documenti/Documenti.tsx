import { testiClient } from '@quadra/contract';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../../../api/errore.ts';
import { formatDataOra, formatPeso } from '../../../../formato/formato.ts';
import { messaggiDocumenti as m } from '../../../../messages/documenti.ts';
import { Campo } from '../../../../ui/campi/Campo.tsx';
import { CaricaFile } from '../../../../ui/campi/CaricaFile.tsx';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import css from './Documenti.module.css';
import {
  computeIndirizzoFile,
  type Documento,
  deleteDocumento,
  documentiQuery,
  uploadDocumenti,
} from './documenti.api.ts';

const ACCETTATI = '.pdf,.png,.jpg,.jpeg,.docx,.xlsx,.p7m,.txt,.csv';
type Props = { idAnagrafica: string; modifica: boolean };

/** The files of a client: to send, to download, to take away. */
export function Documenti({ idAnagrafica, modifica }: Props) {
  const { data, error } = useQuery(documentiQuery(idAnagrafica));
  const cache = useQueryClient();
  const [errore, setErrore] = useState<ApiError | null>(null);
  const mostrato = errore ?? (error === null ? null : toApiError(error));
  const refresh = () => cache.invalidateQueries({ queryKey: documentiQuery(idAnagrafica).queryKey });

  const remove = async (documento: Documento) => {
    const isVoluto = await askConferma({
      titolo: m.eliminaTitolo,
      testo: m.eliminaTesto(documento.nome),
      pericolo: true,
    });
    if (!isVoluto) return;
    setErrore(null);
    await deleteDocumento(documento.id).then(
      () => notifiche.push('success', testiClient.OPERAZIONE_RIUSCITA),
      (causa) => setErrore(toApiError(causa)),
    );
    await refresh();
  };

  return (
    <section className={css.section} aria-labelledby="documenti">
      <h2 id="documenti" className={css.title}>
        {m.titolo}
      </h2>
      <div className={css.content}>
        {mostrato && <RiquadroErrore testo={mostrato.testo} codiceRichiesta={mostrato.codiceRichiesta} />}
        {data?.righe.length === 0 && <p className={css.empty}>{m.nessuno}</p>}
        {data && data.righe.length > 0 && (
          <Elenco documenti={data.righe} {...(modifica ? { onRemove: remove } : {})} />
        )}
        {modifica && <Invio idAnagrafica={idAnagrafica} onErrore={setErrore} onFatto={refresh} />}
      </div>
    </section>
  );
}

type ElencoProps = { documenti: readonly Documento[]; onRemove?: (documento: Documento) => void };

function Elenco({ documenti, onRemove }: ElencoProps) {
  return (
    <table className={css.table} aria-label={m.elenco}>
      <thead>
        <tr>
          <th>{m.nome}</th>
          <th>{m.tipo}</th>
          <th className={css.right}>{m.dimensione}</th>
          <th>{m.caricato}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {documenti.map((documento) => (
          <tr key={documento.id}>
            <td className={css.name}>
              <a
                href={computeIndirizzoFile(documento.id)}
                download={documento.nome}
                title={m.scarica(documento.nome)}
              >
                {documento.nome}
              </a>
            </td>
            <td>{documento.tipo}</td>
            <td className={css.right}>{formatPeso(documento.dimensione)}</td>
            <td>
              {formatDataOra(documento.caricatoIl)} {documento.caricatoDa}
            </td>
            <td className={css.right}>
              {onRemove && (
                <IconButton
                  icona={IconTrash}
                  size={16}
                  nome={m.elimina(documento.nome)}
                  onClick={() => onRemove(documento)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type InvioProps = {
  idAnagrafica: string;
  onErrore: (errore: ApiError | null) => void;
  onFatto: () => Promise<unknown>;
};

function Invio({ idAnagrafica, onErrore, onFatto }: InvioProps) {
  const [file, setFile] = useState<readonly File[]>([]);
  const [tipo, setTipo] = useState('');
  const [inCorso, setInCorso] = useState(false);
  /** Known at once: two keys may come before the page is drawn again. */
  const isOccupato = useRef(false);

  const send = async () => {
    if (isOccupato.current) return;
    isOccupato.current = true;
    onErrore(null);
    setInCorso(true);
    try {
      await uploadDocumenti(idAnagrafica, tipo, file);
      setFile([]);
      setTipo('');
      notifiche.push('success', testiClient.OPERAZIONE_RIUSCITA);
      await onFatto();
    } catch (causa) {
      onErrore(toApiError(causa));
    } finally {
      isOccupato.current = false;
      setInCorso(false);
    }
  };
  /** The record around is a form of its own: Enter here sends the files, not the record. */
  const handleKey = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter') return;
    evento.preventDefault();
    evento.stopPropagation();
    if (!evento.repeat) void send();
  };

  return (
    <>
      <CaricaFile
        scegli={m.scegli}
        testo={file.length === 0 ? m.trascina : m.scelti(file.map(({ name }) => name).join(', '))}
        accetta={ACCETTATI}
        onFile={setFile}
      />
      <div className={css.send}>
        <Campo etichetta={m.tipo} nota={m.facoltativo} className={css.kind}>
          {(attributi) => (
            <input
              {...attributi}
              value={tipo}
              maxLength={60}
              autoComplete="off"
              onKeyDown={handleKey}
              onChange={(evento) => setTipo(evento.target.value)}
            />
          )}
        </Campo>
        <Button onClick={send} inCorso={inCorso}>
          {m.carica}
        </Button>
      </div>
    </>
  );
}
