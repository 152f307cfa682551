% Runs every Octave program of a folder, each in the workspace of a function, and writes what it printed beside it.
1;

function printed = printed_by(code)
  printed = evalc(code);
end

function write_text(path, text)
  file = fopen(path, 'w');
  fputs(file, text);
  fclose(file);
end

folder = argv(){end};
programs = glob(fullfile(folder, '*.m'));
for k = 1:numel(programs)
  path = programs{k}(1:end - 2);
  try
    write_text([path '.out'], printed_by(fileread(programs{k})));
  catch problem
    write_text([path '.err'], problem.message);
  end
end
