import { Menu } from '@mantine/core';
import { IconMap2, IconUserCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../src/ui/comandi/Button.tsx';
import { openAvviso, openFinestra, openModale } from '../src/ui/finestre/apertura.ts';
import { askConferma } from '../src/ui/finestre/Conferma.tsx';
import { openComponente, registerComponente } from '../src/ui/finestre/componente.tsx';
import { Finestra } from '../src/ui/finestre/Finestra.tsx';
import type { OpzioniFinestra } from '../src/ui/finestre/stato.ts';
import css from './Galleria.module.css';
import { Caso, type Sezione } from './sezione.tsx';

const dati = [
  ['Codice fiscale', 'BLLMRT82E54F257A'],
  ['Data e comune di nascita', '14/05/1982, Modena (MO)'],
  ['Stato civile', 'Coniugata'],
  ['Domicilio fiscale', 'Via Emilia Est 214, 41121 Modena (MO)'],
  ['Telefono', '059 555 01 42'],
] as const;

function Elenco() {
  return (
    <Menu withinPortal>
      <Menu.Target>
        <Button>Apri elenco</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Prima voce</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Scheda() {
  const [nota, setNota] = useState('');
  return (
    <>
      <dl className={css.data}>
        {dati.map(([nome, valore]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valore}</dd>
          </div>
        ))}
      </dl>
      <label>
        Nota <input value={nota} onChange={({ target }) => setNota(target.value)} />
      </label>
    </>
  );
}

const scheda: OpzioniFinestra = {
  titolo: 'Scheda cliente: Bellini Marta',
  icona: IconUserCircle,
  contenuto: <Scheda />,
};
const testo = (
  <p>Redditi PF 2025 di Bianchi Giorgio passa da Aperta a Chiusa. I quadri diventano di sola lettura.</p>
);

function Validazione() {
  const passa = useRef(false);
  const [esiti, setEsiti] = useState<string[]>([]);
  const open = async () => {
    passa.current = false;
    const { esito } = openModale({
      titolo: 'Con controllo',
      contenuto: (
        <label>
          <input
            type="checkbox"
            onChange={({ target }) => {
              passa.current = target.checked;
            }}
          />{' '}
          Il controllo passa
        </label>
      ),
      controllo: () => passa.current,
    });
    const finale = await esito;
    setEsiti((prima) => [...prima, finale]);
  };
  return (
    <>
      <Button onClick={open}>Apri con controllo</Button> <output data-esiti>{esiti.join(' ')}</output>
    </>
  );
}

function Dichiarata() {
  const [aperta, setAperta] = useState(false);
  return (
    <>
      <Button onClick={() => setAperta(true)}>Apri dal contenuto</Button>
      {aperta && (
        <Finestra
          titolo="Visura: foglio 112"
          icona={IconMap2}
          misura="widget"
          onChiusa={() => setAperta(false)}
        >
          <Scheda />
          <Elenco />
        </Finestra>
      )}
    </>
  );
}

/** A component that arrives after the window that shows it. */
function openInRitardo() {
  openComponente('visura', { titolo: 'Componente in arrivo' });
  setTimeout(() => registerComponente('visura', Scheda), 300);
}

function Finestre() {
  return (
    <>
      <Caso nome="Libera">
        <Button onClick={() => openFinestra(scheda)}>Apri libera</Button>
      </Caso>
      <Caso nome="Con pulsanti, misura dei widget">
        <Button
          onClick={() =>
            openFinestra({
              ...scheda,
              titolo: 'Finestra con pulsanti',
              misura: 'widget',
              aiuto: '/note-di-rilascio',
              pulsanti: [
                { nome: 'Chiudi', esito: 'chiusa' },
                { nome: 'Salva', aspetto: 'primary', controllo: () => false, esito: 'confermata' },
              ],
            })
          }
        >
          Apri con pulsanti
        </Button>
      </Caso>
      <Caso nome="Dal contenuto">
        <Dichiarata />
      </Caso>
      <Caso nome="Fissa">
        <Button onClick={() => openFinestra({ ...scheda, tipo: 'fissa', titolo: 'Fissa' })}>
          Apri fissa
        </Button>
      </Caso>
      <Caso nome="Bloccata">
        <Button
          onClick={() =>
            openFinestra({
              ...scheda,
              tipo: 'bloccata',
              titolo: 'Bloccata',
              pulsanti: [{ nome: 'Fine', esito: 'chiusa' }],
            })
          }
        >
          Apri bloccata
        </Button>
      </Caso>
      <Caso nome="Massimizzata">
        <Button onClick={() => openFinestra({ ...scheda, tipo: 'massimizzata', titolo: 'Massimizzata' })}>
          Apri massimizzata
        </Button>
      </Caso>
      <Caso nome="Popup">
        <Button onClick={() => openFinestra({ tipo: 'popup', titolo: 'Popup', contenuto: testo })}>
          Apri popup
        </Button>
      </Caso>
      <Caso nome="Menu">
        <Button
          onClick={() =>
            openFinestra({ tipo: 'menu', titolo: 'Menu', contenuto: testo, posizione: { x: 40, y: 40 } })
          }
        >
          Apri menu
        </Button>
      </Caso>
      <Caso nome="Modale">
        <Button
          onClick={() =>
            openModale({
              titolo: 'Chiudere la dichiarazione',
              contenuto: testo,
              larghezza: 440,
              aiuto: '/note-di-rilascio',
              chiusura: true,
            })
          }
        >
          Apri modale
        </Button>
      </Caso>
      <Caso nome="Modale a schermo intero">
        <Button onClick={() => openModale({ titolo: 'Intera', contenuto: testo, schermoIntero: true })}>
          Apri intera
        </Button>
      </Caso>
      <Caso nome="Conferma">
        <Button
          onClick={() =>
            askConferma({ titolo: 'Eliminare la riga', testo: 'La riga viene tolta.', pericolo: true })
          }
        >
          Apri conferma
        </Button>
      </Caso>
      <Caso nome="Modale con controllo">
        <Validazione />
      </Caso>
      <Caso nome="Avviso">
        <Button onClick={() => openAvviso({ titolo: 'Avviso', contenuto: testo })}>Apri avviso</Button>
      </Caso>
      <Caso nome="Componente in arrivo">
        <Button onClick={openInRitardo}>Apri componente</Button>
      </Caso>
    </>
  );
}

export const finestre: Sezione = { chiave: 'finestre', titolo: 'Finestre', Contenuto: Finestre };
