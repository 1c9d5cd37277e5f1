import { Link } from '@tanstack/react-router';
import { formatDataOra, formatGiorno } from '../../formato/formato.ts';
import { messaggiRichieste as m } from '../../messages/richiesta-documento.ts';
import { NumberField } from '../../ui/campi/NumberField.tsx';
import { TextField } from '../../ui/campi/TextField.tsx';
import { Button } from '../../ui/comandi/Button.tsx';
import { openModale } from '../../ui/finestre/apertura.ts';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import { Stato } from '../../ui/stati/Stato.tsx';
import { openFinestraDati } from '../pagina/finestra-dati.tsx';
import css from './Richiesta.module.css';
import { addressFile, confirmNumeri, type Richiesta, withdrawRichiesta } from './richiesta.api.ts';
import { nameProvata, showRichiesta } from './stato-richiesta.ts';

/** What came: a photograph is seen, a PDF is opened. */
function FileArrivati({ file }: Pick<Richiesta, 'file'>) {
  return (
    <ul className={css.files}>
      {file.map(({ id, nome, formato }) => (
        <li key={id}>
          <a href={addressFile(id)} target="_blank" rel="noreferrer" title={m.apri(nome)}>
            {formato.startsWith('image/') && <img className={css.photo} src={addressFile(id)} alt="" />}
            <span>{nome}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What happened to a request, in a few sentences. */
function Storia({ una }: { una: Richiesta }) {
  const { arrivataIl, confermataIl, confermataDa, motivo, apertaIl, promemoria } = una;
  const frasi = [
    m.inBreve(una.email, formatDataOra(una.chiestaIl)),
    apertaIl === null ? (una.stato === 'Chiesta' ? m.nonVista : '') : m.vista(formatDataOra(apertaIl)),
    una.stato === 'Chiesta' ? m.fino(formatGiorno(una.linkScade)) : '',
    promemoria > 0 ? m.ricordata(promemoria) : '',
    arrivataIl === null
      ? ''
      : (una.stato === 'Mancante' ? m.nonCeLHa : m.arrivata)(formatDataOra(arrivataIl)),
    confermataIl === null ? '' : m.confermata(confermataDa ?? '', formatDataOra(confermataIl)),
    motivo === null ? '' : m.perche(motivo),
  ];
  return <p className={css.soft}>{frasi.filter(Boolean).join(' ')}</p>;
}

/** Takes back what was asked, with the reason. */
async function askRitiro(una: Richiesta): Promise<boolean> {
  const { esito } = openFinestraDati({
    titolo: m.ritira,
    iniziale: { motivo: '' },
    nomi: ['Motivo'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <p className={css.soft}>{m.ritiraTesto}</p>
        <TextField
          etichetta={m.motivo}
          obbligatorio
          righe={2}
          messaggio={errori.Motivo}
          massimo={500}
          valore={dati.motivo}
          onChange={(motivo) => change({ motivo })}
        />
      </div>
    ),
    save: async ({ motivo }) => {
      await withdrawRichiesta(una, motivo);
      notifiche.push('success', m.ritirata);
      return true;
    },
  });
  return (await esito) === 'confermata';
}

type Numeri = Readonly<Record<string, number | null>>;
/** Asks the numbers that a person reads in what came. Answers whether something changed. */
async function askNumeri(una: Richiesta): Promise<boolean> {
  let ritira = false;
  const finestra = openFinestraDati<{ numeri: Numeri }>({
    titolo: m.conferma,
    larghezza: 560,
    iniziale: { numeri: {} },
    nomi: una.caselle.map(({ chiave }) => `Righi.${chiave}`),
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <p>
          <strong>{una.documento}</strong> {m.daChi(una.denominazione)}
        </p>
        <FileArrivati file={una.file} />
        <p className={css.soft}>{m.confermaTesto}</p>
        {una.caselle.map((casella) => (
          <NumberField
            key={casella.chiave}
            etichetta={nameProvata(casella)}
            messaggio={errori[`Righi.${casella.chiave}`]}
            opzioni={{ decimali: casella.decimali, nullable: true, negativi: true }}
            zeroVisibile
            valore={dati.numeri[casella.chiave] ?? null}
            onValore={(valore) => change({ numeri: { ...dati.numeri, [casella.chiave]: valore } })}
          />
        ))}
        <div>
          <Button
            aspetto="quiet"
            onClick={() => {
              ritira = true;
              finestra.close();
            }}
          >
            {m.nonVa}
          </Button>
        </div>
      </div>
    ),
    save: async ({ numeri }) => {
      const scritti = una.caselle.flatMap(({ chiave, decimali }) => {
        const valore = numeri[chiave] ?? null;
        return valore === null ? [] : [[chiave, valore / 10 ** decimali] as const];
      });
      await confirmNumeri(una, Object.fromEntries(scritti));
      notifiche.push('success', m.confermato);
      return true;
    },
  });
  const esito = await finestra.esito;
  return ritira ? askRitiro(una) : esito === 'confermata';
}

/** Shows a request: what came is confirmed, what waits may be taken back. Answers whether something changed. */
export async function openRichiesta(una: Richiesta): Promise<boolean> {
  if (una.stato === 'Arrivata') return askNumeri(una);
  let ritira = false;
  const finestra = openModale({
    titolo: una.documento,
    larghezza: 560,
    senzaOk: true,
    contenuto: (
      <div className={css.dialog}>
        <p>
          <Stato {...showRichiesta(una)} /> {m.daChi(una.denominazione)}
        </p>
        <ul>
          {una.caselle.map((casella) => (
            <li key={casella.chiave}>
              {nameProvata(casella)}
              {casella.valore !== null && <strong> {casella.valore.toLocaleString('it-IT')}</strong>}
            </li>
          ))}
        </ul>
        {una.file.length > 0 && <FileArrivati file={una.file} />}
        {una.nota && <p>{una.nota}</p>}
        <Storia una={una} />
        <div className={css.files}>
          {(una.stato === 'Chiesta' || una.stato === 'Mancante') && (
            <Button
              onClick={() => {
                ritira = true;
                finestra.close();
              }}
            >
              {m.ritira}
            </Button>
          )}
          <Link
            to="/dichiarazione/$anno/$id"
            params={{ anno: String(una.anno), id: una.idDichiarazione }}
            onClick={() => finestra.close()}
          >
            {m.entra}
          </Link>
        </div>
      </div>
    ),
  });
  await finestra.esito;
  return ritira && askRitiro(una);
}
