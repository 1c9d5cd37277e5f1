import {
  IconCertificate,
  IconPencil,
  IconScan,
  IconShieldCheck,
  IconTrash,
  IconWritingSign,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { DaFirmare } from '../../../dominio/firma/useFirma.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra, formatPeso } from '../../../formato/formato.ts';
import { messaggiCertificato } from '../../../messages/certificato.ts';
import { messaggiDocumentale as m } from '../../../messages/documentale.ts';
import { messaggiScansioni } from '../../../messages/scansioni.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Anteprima } from './Anteprima.tsx';
import css from './Documentale.module.css';
import {
  computeFile,
  computeFogli,
  computeVersione,
  computeZip,
  type Documento,
  fascicoloQuery,
  verifyDocumento,
  versioniQuery,
} from './documentale.api.ts';
import { FirmeDelFile } from './FirmeDelFile.tsx';
import { showStato } from './stato-documento.ts';

type Props = {
  documento: Documento | null;
  cercato: string;
  onModifica?: (() => void) | undefined;
  onElimina?: (() => void) | undefined;
  onFirma?: (() => void) | undefined;
  onAutografa?: (() => void) | undefined;
  onCertificato?: (() => void) | undefined;
  onFascicolo?: ((quale: DaFirmare) => Promise<void>) | undefined;
};

/** The chosen document: what it looks like, what it is, whether it is still itself, and what goes with it. */
export function Pannello({ documento, ...altro }: Props) {
  return (
    <section className={css.panel} aria-label={m.scelto}>
      {documento === null ? (
        <p className={css.hint}>{m.scegliere}</p>
      ) : (
        <Scelto key={documento.id} documento={documento} {...altro} />
      )}
    </section>
  );
}

function Scelto({
  documento,
  cercato,
  onModifica,
  onElimina,
  onFirma,
  ...altri
}: Props & { documento: Documento }) {
  const { stato } = documento;
  const isLibero = !documento.congelato && (stato === null || stato === 'Firmato');
  return (
    <article>
      <h2 className={css.title}>{documento.nome}</h2>
      <div className={css.actions}>
        <a href={computeFile(documento.id)} download={documento.nome}>
          {m.scarica}
        </a>
        {onFirma && isFirmabile(documento) && (
          <Button icona={IconWritingSign} onClick={onFirma}>
            {m.firma}
          </Button>
        )}
        {altri.onCertificato && isLibero && documento.formato === 'application/pdf' && (
          <Button icona={IconCertificate} onClick={altri.onCertificato}>
            {messaggiCertificato.firma}
          </Button>
        )}
        {altri.onAutografa && isFirmabile(documento) && (
          <a href={computeFogli(documento.id)} download={documento.nome}>
            {messaggiScansioni.stampa}
          </a>
        )}
        {altri.onAutografa && isDaFirmare(documento) && (
          <Button icona={IconScan} onClick={altri.onAutografa}>
            {m.autografa}
          </Button>
        )}
        {isLibero && onModifica && (
          <Button icona={IconPencil} onClick={onModifica}>
            {m.modifica}
          </Button>
        )}
        {isLibero && onElimina && (
          <Button icona={IconTrash} onClick={onElimina}>
            {m.elimina}
          </Button>
        )}
      </div>
      <Anteprima documento={documento} cercato={cercato} />
      <dl className={css.facts}>
        <Fatto nome={m.stato}>
          <Stato {...showStato(documento)} />
        </Fatto>
        {documento.firma && <Fatto nome={m.comeFirmato}>{m.firme[documento.firma]}</Fatto>}
        <Fatto nome={m.cliente}>{documento.denominazione ?? m.dello}</Fatto>
        <Fatto nome={m.tipo}>{documento.tipo || '–'}</Fatto>
        <Fatto nome={m.anno}>{documento.anno ?? '–'}</Fatto>
        <Fatto nome={m.tag}>{documento.tag.join(', ') || '–'}</Fatto>
        <Fatto nome={m.dimensione}>{formatPeso(documento.dimensione)}</Fatto>
        <Fatto nome={m.caricato}>
          {formatDataOra(documento.caricatoIl)} {documento.caricatoDa}
        </Fatto>
        <Impronta documento={documento} />
      </dl>
      {documento.idAnagrafica !== null && documento.anno !== null && (
        <Fascicolo
          {...{ idAnagrafica: documento.idAnagrafica, anno: documento.anno }}
          nome={documento.denominazione ?? ''}
          onFirma={altri.onFascicolo}
        />
      )}
      {/* What is read after the panel is open comes last: what can be pressed above it stays where it is. */}
      <dl className={css.facts}>
        <FirmeDelFile documento={documento} />
        <Versioni documento={documento} />
      </dl>
    </article>
  );
}

/** Of a client, and in no envelope. */
const isDaFirmare = ({ stato, congelato, idAnagrafica }: Documento): boolean =>
  !congelato && stato === null && idAnagrafica !== null;
const isFirmabile = (documento: Documento): boolean =>
  documento.formato === 'application/pdf' && isDaFirmare(documento);

const Fatto = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div>
    <dt>{nome}</dt>
    <dd>{children}</dd>
  </div>
);

function Versioni({ documento: { id, versione } }: { documento: Documento }) {
  const { data = [] } = useQuery(versioniQuery(id, versione));
  if (versione === 1) return null;
  return (
    <Fatto nome={m.versioni}>
      {m.inUso(versione)}
      {data.map(({ Numero, Nome, Motivo }) => (
        <div key={Numero}>
          <a href={computeVersione(id, Numero)} download={Nome}>
            {m.precedente(Numero, Motivo)}
          </a>
        </div>
      ))}
    </Fatto>
  );
}

function Impronta({ documento: { id, sha256 } }: { documento: Documento }) {
  const { run, inCorso } = useAtto();
  const [esito, setEsito] = useState<string | null>(null);
  const verify = async () => {
    const letta = await run(() => verifyDocumento(id));
    if (letta) setEsito(letta.Uguale ? m.uguale(formatDataOra(letta.VerificatoIl)) : m.diversa);
  };
  return (
    <Fatto nome={m.impronta}>
      <span className={css.code}>{sha256}</span>
      <div className={css.actions}>
        <Button icona={IconShieldCheck} inCorso={inCorso} onClick={() => void verify()}>
          {m.verifica}
        </Button>
        <span role="status">{esito}</span>
      </div>
    </Fatto>
  );
}

/** Everything of the client and year, how many files and how heavy before it is asked. */
type PropsFascicolo = { idAnagrafica: string; anno: number; nome: string; onFirma: Props['onFascicolo'] };
function Fascicolo({ idAnagrafica, anno, nome, onFirma }: PropsFascicolo) {
  const { data } = useQuery(fascicoloQuery(idAnagrafica, anno));
  return (
    <section className={css.dossier} aria-label={m.fascicolo(nome, anno)}>
      <strong>{m.fascicolo(nome, anno)}</strong>
      <p className={css.count}>{data && m.fascicoloTesto(data.Voci.length, data.Byte)}</p>
      <div className={css.actions}>
        <a href={computeZip(idAnagrafica, anno)} download>
          {m.scaricaZip}
        </a>
        {onFirma && (
          <Button
            icona={IconWritingSign}
            onClick={() => void onFirma({ Tipo: 'Fascicolo', Id: idAnagrafica, Anno: anno })}
          >
            {m.firmaFascicolo}
          </Button>
        )}
      </div>
      {data && data.F24Preparati.length > 0 && <p>{m.f24Preparati(data.F24Preparati.join(', '))}</p>}
      {data && data.SenzaStampa.length > 0 && <p>{m.senzaStampa(data.SenzaStampa.join(', '))}</p>}
    </section>
  );
}
