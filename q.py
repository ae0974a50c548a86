import sys; sys.argv=['quattrocento']+sys.argv[1:]
from quattrocento.cli import main
if __name__=="__main__": sys.exit(main())
