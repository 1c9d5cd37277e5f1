import { type Codici, isFraAnni } from './codici.ts';

/**
 * Credits given to businesses, RU1: one table for every Redditi form (PF3 2026 r. 7238). The table printed in 2024 is that of 2023:
 * the single credits of that year's text are added to it.
 */
export const codiciCrediti: Codici = {
  rigo: 'RU1',
  fonte:
    'Istruzioni Redditi PF, fascicolo 3 (2023, r. 9875; 2024, r. 9149, 8492-8609 e 9636; 2025, r. 9056; 2026, r. 8910)',
  testo: `
01||Teleriscaldamento con biomassa ed energia geotermica
02||Esercenti di sale cinematografiche
03||Incentivi occupazionali
04|2023-2024|Investimenti delle imprese editrici
05||Servizio di taxi
06||Giovani calciatori
07|2023-2024|Campagne pubblicitarie
09||Investimenti in agricoltura
10|2023-2024|Investimenti innovativi
11|2023-2024|Spese di ricerca
12|2023-2024|Commercio e turismo
13|2023-2024|Strumenti per pesare
17||Ricerca scientifica
20||Veicoli elettrici, a metano o GPL
23||Caro petrolio
24||Assunzione di detenuti
28||Mezzi antincendio e ambulanze
2H||Beni strumentali 2020, materiali 4.0
2L||Beni strumentali, materiali 4.0
30||Regimi fiscali agevolati
34||Software per farmacie
36|2023-2024|Premio di concentrazione
38|2023-2024|Recupero del contributo SSN
3H||Beni strumentali 2020, immateriali 4.0
3L||Beni strumentali, immateriali 4.0
41||Rottamazione di autoveicoli promiscui 2007
42||Rottamazione di autovetture 2007
43||Rottamazione di autocarri 2007
44||Acquisto di veicoli ecologici 2007
45||Rottamazione di motocicli 2007
48||Promozione pubblicitaria delle imprese agricole
49||Ricerca e sviluppo (L. 296/2006)
50||Agricoltura 2007
51||Autotrasporto di merci
53||Misure di sicurezza delle PMI
54||Sicurezza dei rivenditori di monopolio
55||Incremento dell’occupazione (L. 244/2007)
57||Rottamazione di autoveicoli 2008
58||Rottamazione di motocicli 2008
59||Rottamazione di autovetture 2008
60||Rottamazione di autocarri 2008
62||Nuovi investimenti nelle aree svantaggiate (L. 296/2006)
63||Tassa automobilistica degli autotrasportatori
69||Sostituzione di autovetture 2009
70||Sostituzione di autoveicoli e autocaravan 2009
71||Autovetture ecologiche 2009
72||Autocarri a metano 2009
73||Sostituzione di motocicli e ciclomotori 2009
74||Tassa automobilistica degli autotrasportatori 2009
75||Mezzi pesanti degli autotrasportatori
76||Finanziamento agevolato, sisma Abruzzo, banche
77||Tassa automobilistica degli autotrasportatori 2010
78||Indennità di mediazione
80||Imposte anticipate (DTA)
81||Ricerca scientifica (D.L. 70/2011)
83|2023-2024|Carta per editori 2011
85||Sostituzione di veicoli (D.L. 83/2012)
86||Assunzioni di personale altamente qualificato
87||Ricostruzione, sisma 2012, imprese e autonomi
88||Ricostruzione, sisma 2012, banche
89||Pagamento dei tributi, sisma 2012, banche
90||Nuove infrastrutture
93||Promozione di opere musicali
94||Nuove infrastrutture (L. 183/2011)
96||Bonifica dei siti di interesse nazionale
99||Altri crediti d’imposta
A1||Pagamento dei tributi, alluvione Sardegna 2013, banche
A2||Enti previdenziali
A3||Art-bonus
A4||Restauro di sale cinematografiche
A5||Digitalizzazione degli esercizi ricettivi
A6||Riqualificazione delle strutture ricettive
A7||Commercio elettronico in agricoltura
A8||Nuovi prodotti in agricoltura
A9||Beni strumentali nuovi (D.L. 91/2014)
B1|2023-2024|Reti a banda ultralarga
B2||Beni capitali degli autotrasportatori
B3||Formazione degli autotrasportatori
B4||Recupero d’imposta su utili e dividendi
B9||Ricerca e sviluppo (L. 190/2014)
C1||Casse e fondi di previdenza
C2||Negoziazione e arbitrato
C3||Sostituzione di autocaravan
C4||Beni strumentali nel Mezzogiorno (L. 208/2015)
C5||Strumenti musicali
C6||Fondo povertà minorile
C7||School-bonus
C8||Bonifica dall’amianto
C9||Finanziamento agevolato, sisma Centro Italia, banche
D1||Adeguamento tecnologico, dati IVA
D2||Produzione cinematografica
D3||Investimenti stranieri nel cinema
D4||Investitori esterni nel cinema
D5||Distribuzione cinematografica
D6||Sale cinematografiche
D7||Potenziamento dell’offerta cinematografica
D8||Produzione di opere TV e web
E1||Fondazioni bancarie, fondi speciali
E2||Finanziamento agevolato, calamità, banche
E3||Beni strumentali, sisma Centro Italia
E4||Investimenti pubblicitari
E5||Beni strumentali, ZES
E7||PMI quotate
E8|2024-|Imballaggi a minore impatto ambientale
E9||Librerie
F1||Ammodernamento degli stadi
F2||Sport-bonus
F3||Distributori di carburante
F4||Centri di servizio per il volontariato
F5||Finanza sociale, banche
F6||Social-bonus
F7||Formazione 4.0
F8||Welfare di comunità
F9||Adeguamento tecnologico, corrispettivi
G1||Edicole
G2||Ecobonus veicoli elettrici e ibridi
G3||Ecobonus motocicli elettrici e ibridi
G4||Pagamento dei tributi, sisma Centro Italia, banche
G5||Bonifica ambientale
G6||Bonus TV, rivenditori
G8||Prodotti da riciclo e riuso
H1|2023-2024|Monitoraggio degli immobili
H3||Commissioni sui pagamenti elettronici
H4||Beni strumentali 2020, altri beni
H5||Beni strumentali, ZLS
H8||Canoni di locazione non abitativi e affitto d’azienda
H9||Sanificazione e protezione
I1||Botteghe e negozi
I2||Rafforzamento patrimoniale, investitori
I4||Società benefit
I5||Rimanenze di tessile, moda e accessori
I7||Vacanze
I8||Servizi digitali delle imprese editrici
I9||Pubblicità a leghe e società sportive
L1||Ricerca, sviluppo e innovazione
L2||Investimenti a Campione d’Italia
L3||Beni strumentali, altri beni
L4|2023-2024|Vuoto a rendere
L5||Acqua potabile
L6||Formazione manageriale, donazioni
L7||Carta per editori (D.L. 34/2020)
L8||Farmacie, telemedicina
L9||Cargo bike
M1||Sanificazione e protezione 2021
M2||Industrie tecniche del cinema
M3||Opere di formazione e ricerca
M4||Teatro e spettacoli
M5||Ricerca su farmaci e vaccini
M7|2023-2024|Formazione professionale di alto livello
M8||Distribuzione di testate edite
M9||Manifesti pubblicitari
N1||Ecobonus veicoli M1 usati
N2||Riqualificazione delle strutture ricettive (D.L. 152/2021)
N3||Digitalizzazione di agenzie di viaggio
N4||Fondo repubblica digitale
N5||Beni strumentali, sisma Centro Italia 2021
N6||Strumenti di pagamento elettronico
N7|2023-2024|Trasporto passeggeri in laguna
N8|2024-|Impianti di compostaggio
N9||Canoni delle imprese turistiche
O1|2023-2024|Energia, energivore, 1° trimestre 2022
O2|2023-2024|Energia, energivore, 2° trimestre 2022
O3|2023-2024|Gas, forte consumo, 2° trimestre 2022
O4||AdBlue
O5||Gas naturale liquefatto
O6|2023-2024|Efficienza energetica al Sud
O7|2023-2024|Energia, non energivore, 2° trimestre 2022
O8|2023-2024|Gas, altre imprese, 2° trimestre 2022
O9|2023-2024|Carburante, agricoltura e pesca, 1° trimestre 2022
P1||IMU del turismo
P2||Gasolio, trasporto merci, 1° trimestre 2022
P3|2023-2024|Energia, energivore, 3° trimestre 2022
P4|2023-2024|Gas, forte consumo, 3° trimestre 2022
P5|2023-2024|Energia, non energivore, 3° trimestre 2022
P6|2024|Gas, altre imprese, 3° trimestre 2022
P7||Videogiochi
P8||Erogazioni alle ITS Academy
P9|2023-2024|Gas, forte consumo, 1° trimestre 2022
Q1|2023-2024|Carburante, pesca, 2° trimestre 2022
Q2|2023-2024|Energia, energivore, ottobre-novembre 2022
Q3|2023-2024|Gas, forte consumo, ottobre-novembre 2022
Q4|2023-2024|Energia, non energivore, ottobre-novembre 2022
Q5|2023-2024|Gas, altre imprese, ottobre-novembre 2022
Q6|2023-2024|Carburante, agricoltura e pesca, 3° trimestre 2022
Q7|2023-2024|Carburante, agricoltura e pesca, 4° trimestre 2022
Q8|2023-2024|Energia, energivore, dicembre 2022
Q9|2023-2024|Gas, forte consumo, dicembre 2022
R1|2023-2024|Energia, non energivore, dicembre 2022
R2|2023-2024|Gas, altre imprese, dicembre 2022
R3||Reti di imprese agricole e agroalimentari
R4|2023-2024|Energia, energivore, 1° trimestre 2023
R5|2023-2024|Energia, non energivore, 1° trimestre 2023
R6|2023-2024|Gas, forte consumo, 1° trimestre 2023
R7|2023-2024|Gas, altre imprese, 1° trimestre 2023
R8|2023-2024|Carburante, agricoltura e pesca, 1° trimestre 2023
R9||Fusioni di fondazioni bancarie, erogazioni
S1||Materiali da raccolta differenziata
S2|2024|Energia, energivore, 2° trimestre 2023
S5|2024|Gas, 2° trimestre 2023
S6|2023|Investimenti agevolati, istanza 2006 (L. 289/2002)
S6|2024|Trasporto di merci in conto proprio
S7|2024-|Gasolio, trasporto merci, 2° trimestre 2022
S8|2024|Trasporto di persone su strada
S9|2025-|Memorizzazione e invio dei corrispettivi
T1|2025-|Beni strumentali, ZES unica
T2|2024-|Cuochi professionisti
T3|2025-|Policlinici universitari
T4|2025-|Eventi alluvionali
T5|2025-|Alternative alla plastica monouso
T6|2025-|Transizione 5.0
T7|2025-|Veicoli a basse emissioni
T8|2025-|Contributo unificato
T9|2025-|Patrocinio a spese dello Stato, indennità non esigibile
TS||Investimenti nelle aree svantaggiate (D.L. 138/2002)
U1|2025-|Residenze universitarie
U2|2025-|Mezzogiorno, imprese agricole, 2023
U3|2025-|ZES unica, agricoltura, pesca e acquacoltura
U4|2025-|ZLS
U5|2025-|Trasporto di merci in conto proprio
U6|2025-|Corsi di gestione delle aziende agricole
U7|2026-|Incubatori e acceleratori certificati
VS||Investimenti nelle aree svantaggiate (L. 388/2000)`,
};

/** Credits that section I does not want: only what is ceded of them is said, in section III. Each with its form years. */
const ESCLUSI: readonly (readonly [anni: string, codici: string])[] = [
  ['2024-', '86 B2 B3 C3 C8 D2 D3 D4 D5 D6 D7 D8 E8 F2 G2 G3 G6 G8 L7 L8 M2 M3 M8 N1 N2 N3 O4 O5 P7 S7'],
  ['2024', 'S6 S8'],
  ['2025-', 'E7 I4 S1 T3 T4 T5 T7'],
];

/** The credits that section I refuses in a form year. */
export const codiciEsclusi = (anno: number): readonly string[] =>
  ESCLUSI.flatMap(([anni, codici]) => (isFraAnni(anni, anno) ? codici.split(' ') : []));

/** Whether a credit stands only in section III in a form year. */
export const isEsclusoSezioneI = (codice: string, anno: number): boolean =>
  codiciEsclusi(anno).includes(codice);
