// Buttons in a row of which one is pressed: ways of looking at the same thing.

interface ChoiceButtonsProperties<Choice extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [choice: Choice, title: string])[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

export function ChoiceButtons<Choice extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceButtonsProperties<Choice>) {
  return (
    <div class="modes" role="group" aria-label={label}>
      {choices.map(([choice, title]) => (
        <button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {title}
        </button>
      ))}
    </div>
  );
}
