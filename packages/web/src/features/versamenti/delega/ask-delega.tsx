import { formatData } from '@quadra/values';
import { IconDownload, IconPrinter, IconTrash } from '@tabler/icons-react';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiDelega as m } from '../../../messages/delega.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { openModale } from '../../../ui/finestre/apertura.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { CampiCliente, CampiDelega, type Dati, NOMI, toDati, toScritta } from './CampiDelega.tsx';
import css from './Delega.module.css';
import { changeDelega, createDelega, type Delega } from './delega.api.ts';

const LARGHEZZA = 720;

/** What was asked from the window of a delega besides saving it. */
type Esito = 'salvata' | 'elimina' | 'registra' | null;

/** Asks what is written of a delega, new or still to be recorded, and writes it: the window stays open on what is wrong. */
export async function askDelega(
  una: Delega | null,
  idStudio: number | null,
  onStampa: ((una: Delega) => void) | null,
): Promise<Esito> {
  let altro: Esito = null;
  const { esito, close } = openFinestraDati<Dati>({
    titolo: una === null ? m.nuova : m.modifica,
    larghezza: LARGHEZZA,
    iniziale: toDati(una, idStudio),
    nomi: NOMI,
    campi: (stato) => {
      const leave = (come: Esito) => () => {
        altro = come;
        close();
      };
      return (
        <div className={css.dialog}>
          {una === null ? (
            <CampiCliente {...stato} chiedeStudio={idStudio === null} />
          ) : (
            <p className={css.heading}>{m.di(una.denominazione, una.anno)}</p>
          )}
          <CampiDelega {...stato} />
          {una !== null && (
            <div className={css.foot}>
              {onStampa && (
                <Button icona={IconPrinter} onClick={() => onStampa(una)}>
                  {m.stampa}
                </Button>
              )}
              <Button onClick={leave('registra')}>{m.registra}</Button>
              <Button icona={IconTrash} onClick={leave('elimina')}>
                {m.elimina}
              </Button>
            </div>
          )}
        </div>
      );
    },
    save: async (dati) => {
      await (una === null
        ? createDelega({ ...toScritta(dati), IdAnagrafica: dati.cliente })
        : changeDelega(una, toScritta(dati)));
      notifiche.push('success', m.salvata);
      return true;
    },
  });
  return (await esito) === 'confermata' ? 'salvata' : altro;
}

/** A delega of the register, as it is there, with the register itself on paper and for a spreadsheet. */
export function showRegistrata(
  una: Delega,
  onRegistro: (tipo: 'pdf' | 'csv') => void,
  onStampa: ((una: Delega) => void) | null,
): Promise<unknown> {
  const voci = [
    [m.cliente, una.denominazione],
    [m.codiceFiscale, una.codiceFiscale],
    [m.intermediario, `${una.intermediario}, ${una.anno}`],
    [m.dataRegistro, una.dataRegistro === null ? '' : formatData(una.dataRegistro)],
    [m.tipo, una.tipo],
    [m.firma, una.firma],
    [m.numero, una.numero],
    [m.dataDelega, formatData(una.dataDelega)],
    [m.reddito, una.reddito === null ? '' : `${formatIntero(una.reddito)} €`],
    [m.imposta, una.imposta === null ? '' : `${formatIntero(una.imposta)} €`],
    [m.tipoDocumento, [una.tipoDocumento, una.numeroDocumento].filter(Boolean).join(' ')],
  ];
  return openModale({
    titolo: m.registrata(una.progressivo ?? 0),
    senzaOk: true,
    contenuto: (
      <div className={css.dialog}>
        <dl className={css.facts}>
          {voci.map(([nome, valore]) => (
            <div key={nome} style={{ display: 'contents' }}>
              <dt>{nome}</dt>
              <dd>{valore || '–'}</dd>
            </div>
          ))}
        </dl>
        <div className={css.foot}>
          {onStampa && (
            <Button icona={IconPrinter} onClick={() => onStampa(una)}>
              {m.stampa}
            </Button>
          )}
          <Button icona={IconDownload} onClick={() => onRegistro('pdf')}>
            {m.registroPdf}
          </Button>
          <Button icona={IconDownload} onClick={() => onRegistro('csv')}>
            {m.registroCsv}
          </Button>
        </div>
      </div>
    ),
  }).esito;
}
