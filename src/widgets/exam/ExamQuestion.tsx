import type { ComponentChildren } from 'preact';
import { type ExamAnswer, type Mark, marksOfQuestion } from '../../learn/exam/mark.ts';
import type { Question } from '../../learn/exam/paper.ts';
import type { IncidentTold } from './exam-data.ts';
import type { PaperSay } from './paper-say.ts';

interface ExamQuestionProps {
  readonly place: number;
  readonly question: Question;
  readonly told: IncidentTold;
  readonly answer: ExamAnswer;
  /** What the answer is worth, once the paper is marked. */
  readonly mark: Mark | null;
  readonly say: PaperSay;
  readonly onAnswer: (answer: ExamAnswer) => void;
}

/** An incident with the choices of fault, orders and points; marked, every choice says whether it is right. */
export function ExamQuestion({ place, question, told, answer, mark, say, onAnswer }: ExamQuestionProps) {
  const { incident, faults, orders, points } = question;
  const right = incident.orders.map(({ said }) => said);
  const name = (part: string) => `exam-${place}-${part}`;
  const toggled = (order: Question['orders'][number]) =>
    answer.orders.includes(order) ? answer.orders.filter((one) => one !== order) : [...answer.orders, order];
  return (
    <li class="exam-question" id={`incident-${place + 1}`}>
      <h3>
        {say.text('incident', { number: place + 1 })}
        {mark !== null && (
          <span class="exam-marks">{say.text('marks', { marks: mark.marks, most: marksOfQuestion })}</span>
        )}
      </h3>
      <p class="exam-account">{told.account}</p>
      {told.known.length > 0 && (
        <ul class="exam-known">
          {told.known.map((fact) => (
            <li key={fact.question}>
              {fact.question} <b>{fact.answer}</b>
            </li>
          ))}
        </ul>
      )}
      <Choices legend={say.text('fault')}>
        {faults.map((fault) => (
          <Choice
            key={fault}
            type="radio"
            name={name('fault')}
            text={say.fault(fault)}
            chosen={answer.fault === fault}
            right={fault === incident.kind}
            isMarked={mark !== null}
            say={say}
            onChoose={() => onAnswer({ ...answer, fault })}
          />
        ))}
      </Choices>
      <Choices legend={say.text('orders')} help={say.text('ordersHelp')}>
        {orders.map((order) => (
          <Choice
            key={order}
            type="checkbox"
            name={name('orders')}
            text={say.order(order)}
            chosen={answer.orders.includes(order)}
            right={right.includes(order)}
            isMarked={mark !== null}
            say={say}
            onChoose={() => onAnswer({ ...answer, orders: toggled(order) })}
          />
        ))}
      </Choices>
      <Choices legend={say.text('points')}>
        {points.map((one) => (
          <Choice
            key={one}
            type="radio"
            name={name('points')}
            text={say.points(one)}
            chosen={answer.points === one}
            right={one === incident.points}
            isMarked={mark !== null}
            say={say}
            onChoose={() => onAnswer({ ...answer, points: one })}
          />
        ))}
      </Choices>
      {mark !== null && (
        <p class="exam-clauses">
          {say.text('clauses')}:{' '}
          {told.named.map((clause, number) => (
            <span key={clause.path}>
              {number > 0 && ', '}
              <a class="ref" href={clause.path}>
                {clause.name}
              </a>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

function Choices({ legend, help, children }: { legend: string; help?: string; children: ComponentChildren }) {
  return (
    <fieldset class="exam-choices">
      <legend>{legend}</legend>
      {help !== undefined && <p class="hint">{help}</p>}
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly text: string;
  readonly chosen: boolean;
  readonly right: boolean;
  readonly isMarked: boolean;
  readonly say: PaperSay;
  readonly onChoose: () => void;
}

function Choice({ type, name, text, chosen, right, isMarked, say, onChoose }: ChoiceProps) {
  const word = chosen ? (right ? 'right' : 'wrong') : right ? 'missed' : null;
  const shown = isMarked ? word : null;
  return (
    <label class={shown === null ? 'exam-choice' : `exam-choice is-${shown}`}>
      <input type={type} name={name} checked={chosen} disabled={isMarked} onChange={onChoose} />
      <span>
        {text}
        {shown !== null && <strong class="exam-said"> {say.text(shown)}</strong>}
      </span>
    </label>
  );
}
